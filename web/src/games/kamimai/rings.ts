// Rings round cards in the colour of a warning: whole where the card is seen, faint where others hide it. They are
// drawn after the cards, or whatever is drawn later would cover them.

import * as THREE from "three";
import type { Pose } from "./poses";

const COLOUR = "#ff5a3c";
const SEEN = new THREE.LineBasicMaterial({ color: COLOUR, transparent: true });
const HIDDEN = new THREE.LineBasicMaterial({ color: COLOUR, transparent: true, opacity: 0.18, depthTest: false });

export class Rings {
  readonly group = new THREE.Group();

  constructor(private readonly shape: THREE.BufferGeometry) {}

  /** One round each of these cards, and no others; a card that is not there has none. */
  lay(poses: readonly (Pose | undefined)[]): void {
    while (this.group.children.length < poses.length) {
      const lines = [SEEN, HIDDEN].map((material) => new THREE.LineSegments(this.shape, material));
      this.group.add(new THREE.Group().add(...lines));
    }
    for (const [i, ring] of this.group.children.entries()) surround(ring, poses[i]);
  }
}

/** A ring goes where the card is; without one it is not seen. */
export function surround(ring: THREE.Object3D, pose: Pose | undefined): void {
  ring.visible = !!pose;
  if (!pose) return;
  const [x, y, z, qw, qx, qy, qz] = pose;
  ring.position.set(x, y, z);
  ring.quaternion.set(qx, qy, qz, qw);
}
