// The standing Grimoire in three dimensions: felt on walnut, a lamp, and one thin body per card. It draws what it is
// given and knows no table.

import * as THREE from "three";
import { cardFrame, cardShape, painted } from "./cardshape";
import { ground } from "./ground";
import { fanned, flat, type Placed, type Point, type Pose } from "./poses";
import type { Body } from "./wire";

const VIEW = 26; // degrees from the lower to the upper edge
const TALL = 14.5; // centimetres that must be seen of a standing deck, and across
const ACROSS = 15;
const EDGES = ["#e9dfc6", "#dfd3b6", "#f1e9d4"]; // neighbours differ, or the deck would be one block

/** A card under a point of the canvas: where on it, in the world and from the card's middle, and how it lies. */
export interface Hit {
  slot: number;
  at: THREE.Vector3;
  grip: THREE.Vector3;
  pose: Pose;
}

export class Stage {
  readonly camera = new THREE.PerspectiveCamera(VIEW, 1, 1, 200);
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly cards = new Map<number, THREE.Mesh>();
  private readonly pile: THREE.Mesh[] = [];
  private readonly fan: THREE.Mesh[] = [];
  private readonly faces = new Map<string, THREE.Material>();
  private readonly shape: THREE.BufferGeometry;
  private readonly edges = EDGES.map((color) => new THREE.MeshLambertMaterial({ color }));
  private readonly key = new THREE.DirectionalLight("#ffedd0");
  private readonly sky = new THREE.HemisphereLight("#f4f1ff", "#8a7358");
  private readonly ring: THREE.LineSegments;
  private readonly rail = rail();
  private table: THREE.Group | null = null;
  private fit = 44;
  private wanted = false;

  constructor(canvas: HTMLCanvasElement, body: Body) {
    this.shape = cardShape(body);
    this.ring = new THREE.LineSegments(cardFrame(body), new THREE.LineBasicMaterial({ color: "#ffc766" }));
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.ring.visible = this.rail.visible = false;
    this.key.position.set(7, 20, -20);
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(1024, 1024);
    Object.assign(this.key.shadow.camera, { left: -18, right: 18, top: 18, bottom: -18 });
    this.key.shadow.bias = -0.0006;
    this.scene.add(this.ring, this.rail, this.key, this.sky);
  }

  /** Puts on the room's colours: lamp light by night, a bright window by day. */
  dress(light: boolean): void {
    if (this.table) this.scene.remove(this.table);
    this.table = ground(light ? 1 : 1.55);
    this.scene.add(this.table);
    this.key.intensity = light ? 2.0 : 2.1;
    this.sky.intensity = light ? 1.75 : 1.45;
    this.draw();
  }

  /** The cards as they are now; those that are gone leave. The held one is where the hand has it. */
  place(cards: Placed[], marked: number | null, drag: { slot: number; pose: Pose } | null): void {
    const left = new Set(this.cards.keys());
    for (const { slot, card, pose } of cards) {
      const mesh = this.cards.get(slot) ?? this.added(slot);
      mesh.material = this.skin(card, slot);
      put(mesh, drag?.slot === slot ? drag.pose : pose);
      left.delete(slot);
    }
    for (const slot of left) {
      this.scene.remove(this.cards.get(slot)!);
      this.cards.delete(slot);
    }
    this.mark(marked, drag !== null);
    this.draw();
  }

  /** So many cards lie on the discard pile, and there. */
  discard(count: number, at: Point): void {
    this.lay(this.pile, new Array(count).fill(null), (i) => flat(i, at[0], at[2]));
  }

  /** These cards are promised to a spell. */
  promise(cards: string[]): void {
    this.lay(this.fan, cards, fanned);
  }

  private lay(lying: THREE.Mesh[], cards: (string | null)[], at: (i: number) => Pose): void {
    while (lying.length > cards.length) this.scene.remove(lying.pop()!);
    while (lying.length < cards.length) lying.push(this.body([]));
    for (const [i, mesh] of lying.entries()) {
      mesh.material = this.skin(cards[i], i);
      put(mesh, at(i));
    }
    this.draw();
  }

  private skin(card: string | null, slot: number): THREE.Material[] {
    return [this.face(card ?? ""), this.edges[Math.abs(slot) % this.edges.length]];
  }

  private body(skin: THREE.Material[]): THREE.Mesh {
    const mesh = new THREE.Mesh(this.shape, skin);
    mesh.castShadow = mesh.receiveShadow = true;
    this.scene.add(mesh);
    return mesh;
  }

  private added(slot: number): THREE.Mesh {
    const mesh = this.body([]);
    mesh.userData.slot = slot;
    this.cards.set(slot, mesh);
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
    const made = new THREE.MeshLambertMaterial({ color: "#fbf6e8" });
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

  /** From where the deck is seen: round the table, up, and how much further away than need be. */
  look(round: number, up: number, away: number): void {
    const far = this.fit * away;
    const flatly = Math.cos(up) * far;
    this.camera.position.set(-Math.sin(round) * flatly, 3.1 + Math.sin(up) * far, -Math.cos(round) * flatly);
    this.camera.lookAt(0, 3.1, 0);
    this.camera.updateMatrixWorld();
    this.draw();
  }

  /** The canvas, and how much of it is covered above and below: the deck stands in the middle of what is free. */
  size(wide: number, high: number, above: number, below: number): void {
    const free = Math.max(high * 0.4, high - above - below);
    const seen = 2 * Math.tan((VIEW / 2) * (Math.PI / 180)); // height seen per distance
    this.fit = Math.max((TALL * high) / free / seen, (ACROSS * high) / wide / seen);
    this.renderer.setSize(wide, high, false);
    this.camera.aspect = wide / high;
    this.camera.setViewOffset(wide, high, 0, (below - above) / 2, wide, high);
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  under(x: number, y: number): Hit | null {
    const [hit] = this.ray(x, y).intersectObjects([...this.cards.values()]);
    if (!hit) return null;
    const { position: p, quaternion: q } = hit.object;
    const grip = hit.object.worldToLocal(hit.point.clone());
    return { slot: hit.object.userData.slot, at: hit.point, grip, pose: [p.x, p.y, p.z, q.w, q.x, q.y, q.z] };
  }

  /** Where a hand at this point of the canvas is, at a height over the felt. */
  reach(x: number, y: number, height: number): THREE.Vector3 | null {
    const plane = new THREE.Plane(new THREE.Vector3(0, 1, 0), -height);
    return this.ray(x, y).ray.intersectPlane(plane, new THREE.Vector3());
  }

  private ray(x: number, y: number): THREE.Raycaster {
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.camera);
    return ray;
  }

  /** A place of the world on the canvas, from -1 to 1. */
  seen(place: Point): [number, number] {
    const at = new THREE.Vector3(...place).project(this.camera);
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

/** The way a straight hand takes. */
function rail(): THREE.Line {
  const along = new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(-14, 0, 0), new THREE.Vector3(14, 0, 0)]);
  const dashes = new THREE.LineDashedMaterial({ color: "#ffc766", dashSize: 0.5, gapSize: 0.35 });
  return new THREE.Line(along, dashes).computeLineDistances();
}

function put(mesh: THREE.Mesh, pose: Pose): void {
  mesh.position.set(pose[0], pose[1], pose[2]);
  mesh.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
}
