// The standing Grimoire in three dimensions: felt on walnut, a lamp, and one thin body per card. It draws what it is
// given and knows no table.

import * as THREE from "three";
import { Bodies, type Lying, matrix, meeting } from "./bodies";
import { cardFrame } from "./cardshape";
import { ground } from "./ground";
import { fanned, flat, type Placed, type Point, type Pose, slid } from "./poses";
import { Rings, surround } from "./rings";
import type { Body } from "./wire";

const VIEW = 26; // degrees from the lower to the upper edge
const TALL = 14.5; // centimetres that must be seen of a standing deck, and across
const ACROSS = 15;

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
  private readonly cards = new Map<number, Lying>();
  private pile: Lying[] = [];
  private fan: Lying[] = [];
  private readonly bodies: Bodies;
  private readonly box: THREE.Box3;
  private readonly key = new THREE.DirectionalLight("#ffedd0");
  private readonly sky = new THREE.HemisphereLight("#f4f1ff", "#8a7358");
  private readonly ring: THREE.LineSegments;
  private readonly alarms: Rings;
  private readonly rail = rail();
  private table: THREE.Group | null = null;
  private fit = 44;
  private wanted = false;

  constructor(canvas: HTMLCanvasElement, body: Body) {
    this.bodies = new Bodies(body, () => this.draw());
    const half = new THREE.Vector3(body.width, body.height, body.thickness).multiplyScalar(0.5);
    this.box = new THREE.Box3(half.clone().negate(), half);
    this.ring = new THREE.LineSegments(cardFrame(body), new THREE.LineBasicMaterial({ color: "#ffc766" }));
    this.alarms = new Rings(this.ring.geometry);
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
    this.scene.add(this.bodies.group, this.ring, this.alarms.group, this.rail, this.key, this.sky);
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
  place(
    cards: Placed[],
    marked: number | null,
    drag: { slot: number; pose: Pose } | null,
    alarms: number[] = [],
  ): void {
    this.cards.clear();
    for (const { slot, card, pose } of cards)
      this.cards.set(slot, { card, tone: slot, pose: drag?.slot === slot ? slid(pose, drag.pose) : pose });
    this.mark(marked, drag !== null);
    this.alarms.lay(alarms.map((slot) => this.cards.get(slot)?.pose));
    this.draw();
  }

  /** So many cards lie on the discard pile, and there. */
  discard(count: number, at: Point): void {
    this.pile = Array.from({ length: count }, (_, i) => ({ card: null, tone: i, pose: flat(i, at[0], at[2]) }));
    this.draw();
  }

  /** These cards are promised to a spell. */
  promise(cards: string[]): void {
    this.fan = cards.map((card, i) => ({ card, tone: i, pose: fanned(i) }));
    this.draw();
  }

  private mark(marked: number | null, held: boolean): void {
    const card = marked === null ? undefined : this.cards.get(marked);
    surround(this.ring, card?.pose);
    this.rail.visible = !!card && held;
    if (card) this.rail.position.set(0, card.pose[1], card.pose[2]);
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
    const { ray } = this.ray(x, y);
    let nearest: Hit | null = null;
    for (const [slot, { pose }] of this.cards) {
      const grip = meeting(ray, pose, this.box);
      const at = grip?.clone().applyMatrix4(matrix(pose));
      if (!grip || !at) continue;
      if (!nearest || at.distanceTo(ray.origin) < nearest.at.distanceTo(ray.origin)) nearest = { slot, at, grip, pose };
    }
    return nearest;
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
      this.bodies.lay([...this.cards.values(), ...this.pile, ...this.fan]);
      this.renderer.render(this.scene, this.camera);
      this.renderer.domElement.dataset.calls = String(this.renderer.info.render.calls);
    });
  }

  close(): void {
    this.renderer.dispose();
    this.bodies.close();
  }
}

/** The way a straight hand takes. */
function rail(): THREE.Line {
  const along = new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(-14, 0, 0), new THREE.Vector3(14, 0, 0)]);
  const dashes = new THREE.LineDashedMaterial({ color: "#ffc766", dashSize: 0.5, gapSize: 0.35 });
  return new THREE.Line(along, dashes).computeLineDistances();
}
