// The standing Grimoire in three dimensions: felt on walnut, a lamp, and one thin box per card. It draws what it is given
// and knows no table.

import * as THREE from "three";
import { colours, symbol } from "./cards";
import { HIGH, type Placed, type Point, type Pose, WIDE } from "./poses";

const THICK = 0.035;
const LIFT = 0.09;

export class Stage {
  readonly camera = new THREE.PerspectiveCamera(26, 1, 1, 200);
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly cards = new Map<number, THREE.Mesh>();
  private readonly faces = new Map<string, THREE.Material>();
  private readonly shape = new THREE.BoxGeometry(WIDE, HIGH, THICK);
  private readonly edge = new THREE.MeshStandardMaterial({ color: "#e9dfc6", roughness: 0.9 });
  private readonly ring: THREE.LineSegments;
  private readonly rail: THREE.Line;
  private wanted = false;

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFSoftShadowMap;
    const edges = new THREE.EdgesGeometry(new THREE.BoxGeometry(WIDE + 0.06, HIGH + 0.06, THICK + 0.04));
    this.ring = new THREE.LineSegments(edges, new THREE.LineBasicMaterial({ color: "#ffc766" }));
    const along = new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(-14, 0, 0), new THREE.Vector3(14, 0, 0)]);
    const dashes = new THREE.LineDashedMaterial({ color: "#ffc766", dashSize: 0.5, gapSize: 0.35 });
    this.rail = new THREE.Line(along, dashes).computeLineDistances();
    this.ring.visible = this.rail.visible = false;
    this.scene.add(this.ring, this.rail);
    this.light();
    this.ground();
  }

  private light(): void {
    const key = new THREE.DirectionalLight("#ffedd0", 2.1);
    key.position.set(7, 20, -20);
    key.castShadow = true;
    key.shadow.mapSize.set(1024, 1024);
    Object.assign(key.shadow.camera, { left: -18, right: 18, top: 18, bottom: -18 });
    key.shadow.bias = -0.0006;
    this.scene.add(key, new THREE.HemisphereLight("#f4f1ff", "#7a6248", 1.9));
  }

  private ground(): void {
    const colour = (name: string) =>
      new THREE.Color(getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#333");
    const wood = new THREE.Mesh(
      new THREE.CylinderGeometry(21.4, 21.4, 0.8, 96),
      new THREE.MeshStandardMaterial({ color: colour("--wood-4"), roughness: 0.8 }),
    );
    wood.position.y = -0.75;
    const mat = new THREE.Mesh(
      feltShape(14.6, 11.2),
      new THREE.MeshStandardMaterial({ color: colour("--felt-a").multiplyScalar(1.5), roughness: 1 }),
    );
    mat.rotation.x = -Math.PI / 2;
    mat.position.y = -0.02;
    for (const one of [wood, mat]) one.receiveShadow = true;
    const points = feltOutline(13.9, 10.5).map(([x, z]) => new THREE.Vector3(x, 0.01, z));
    const seam = new THREE.LineLoop(
      new THREE.BufferGeometry().setFromPoints(points),
      new THREE.LineDashedMaterial({ color: "#d9b566", dashSize: 0.55, gapSize: 0.35 }),
    );
    seam.computeLineDistances();
    this.scene.add(wood, mat, seam);
  }

  /** The cards as they are now; those that are gone leave. */
  place(cards: Placed[], marked: number | null, drag: { slot: number; by: Point } | null): void {
    const left = new Set(this.cards.keys());
    for (const { slot, card, pose } of cards) {
      const mesh = this.cards.get(slot) ?? this.added(slot);
      const face = this.face(card ?? "");
      mesh.material = [this.edge, this.edge, this.edge, this.edge, face, face];
      move(mesh, pose, drag?.slot === slot ? drag.by : [0, 0, 0]);
      left.delete(slot);
    }
    for (const slot of left) {
      this.scene.remove(this.cards.get(slot)!);
      this.cards.delete(slot);
    }
    this.mark(marked, drag !== null);
    this.draw();
  }

  private added(slot: number): THREE.Mesh {
    const mesh = new THREE.Mesh(this.shape, this.edge);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData.slot = slot;
    this.cards.set(slot, mesh);
    this.scene.add(mesh);
    return mesh;
  }

  private mark(marked: number | null, held: boolean): void {
    const mesh = marked === null ? undefined : this.cards.get(marked);
    this.ring.visible = !!mesh;
    this.rail.visible = !!mesh && held;
    if (!mesh) return;
    this.ring.position.copy(mesh.position);
    this.ring.quaternion.copy(mesh.quaternion);
    this.rail.position.set(0, mesh.position.y, mesh.position.z);
  }

  /** A face is painted once for each kind of card; an unknown one is blank paper. */
  private face(card: string): THREE.Material {
    const known = this.faces.get(card);
    if (known) return known;
    const made = new THREE.MeshStandardMaterial({ color: "#fbf6e8", roughness: 0.85 });
    this.faces.set(card, made);
    const image = new Image();
    image.onload = () => {
      made.map = new THREE.Texture(image);
      made.color.set("#ffffff");
      made.map.colorSpace = THREE.SRGBColorSpace;
      made.map.anisotropy = 8;
      made.map.needsUpdate = made.needsUpdate = true;
      this.draw();
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(painted(card))}`;
    return made;
  }

  look(round: number, up: number, away: number): void {
    this.camera.position.set(
      -Math.sin(round) * Math.cos(up) * away,
      3.4 + Math.sin(up) * away,
      -Math.cos(round) * Math.cos(up) * away,
    );
    this.camera.lookAt(0, 3.4, 0);
    this.camera.updateMatrixWorld();
    this.draw();
  }

  size(wide: number, high: number): void {
    this.renderer.setSize(wide, high, false);
    this.camera.aspect = wide / high;
    this.camera.setViewOffset(wide, high, 0, high * LIFT, wide, high); // the panel lies over the table's near edge
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  /** The card under a point of the canvas (-1 to 1), and the point on it, in the world and from the card's middle. */
  under(x: number, y: number): { slot: number; at: THREE.Vector3; grip: THREE.Vector3; turn: THREE.Quaternion } | null {
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.camera);
    const [hit] = ray.intersectObjects([...this.cards.values()]);
    if (!hit) return null;
    return {
      slot: hit.object.userData.slot,
      at: hit.point,
      grip: hit.object.worldToLocal(hit.point.clone()),
      turn: hit.object.quaternion.clone(),
    };
  }

  /** Where a hand at this point of the canvas is, at a height over the felt. */
  reach(x: number, y: number, height: number): THREE.Vector3 | null {
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.camera);
    return ray.ray.intersectPlane(new THREE.Plane(new THREE.Vector3(0, 1, 0), -height), new THREE.Vector3());
  }

  /** A card's middle on the canvas, from -1 to 1. */
  seen(slot: number): [number, number] | null {
    const mesh = this.cards.get(slot);
    if (!mesh) return null;
    const at = mesh.position.clone().project(this.camera);
    return [at.x, at.y];
  }

  private draw(): void {
    if (this.wanted) return;
    this.wanted = true;
    requestAnimationFrame(() => {
      this.wanted = false;
      this.renderer.render(this.scene, this.camera);
    });
  }

  close(): void {
    this.renderer.dispose();
    this.shape.dispose();
    for (const face of this.faces.values()) face.dispose();
  }
}

function move(mesh: THREE.Mesh, pose: Pose, by: Point): void {
  mesh.position.set(pose[0] + by[0], pose[1] + by[1], pose[2] + by[2]);
  mesh.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
}

function feltOutline(wide: number, deep: number): [number, number][] {
  const soft = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / 5.5);
  return Array.from({ length: 96 }, (_, i) => {
    const q = (i / 96) * 2 * Math.PI;
    return [soft(Math.cos(q)) * wide, soft(Math.sin(q)) * deep];
  });
}

function feltShape(wide: number, deep: number): THREE.ShapeGeometry {
  return new THREE.ShapeGeometry(new THREE.Shape(feltOutline(wide, deep).map(([x, z]) => new THREE.Vector2(x, z))));
}

/** A card's face as an SVG picture of 252 by 352. */
function painted(card: string): string {
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" width="252" height="352" viewBox="0 0 63 88"><rect width="63" height="88" fill="#fbf6e8"/>';
  if (!card)
    return `${head}<rect x="3" y="3" width="57" height="82" fill="none" stroke="#c4b28a" stroke-width=".8"/><path d="M31.5 26L46 44L31.5 62L17 44Z" fill="none" stroke="#c4b28a" stroke-width=".8"/></svg>`;
  const { c, l } = colours(card);
  const put = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${symbol(card)}</g>`;
  return `${head}<rect x="3" y="3" width="57" height="82" rx="2" fill="${l}" stroke="${c}" stroke-width="1.2"/><rect x="6" y="6" width="51" height="76" rx="1.5" fill="none" stroke="${c}" stroke-opacity=".45" stroke-width=".6"/>${put(11.5, 24, 0.4)}${put(7.5, 8, 0.1)}${put(46, 70.5, 0.1)}</svg>`;
}
