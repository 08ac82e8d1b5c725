// All cards that are seen, drawn together: one call for the edges of all of them, one for each kind of face.

import * as THREE from "three";
import { cardParts, painted } from "./cardshape";
import type { Pose } from "./poses";
import type { Body } from "./wire";

const MOST = 160; // cards at once; the box has fewer
/** Neighbours differ, or the deck would be one block. */
const EDGES = ["#e9dfc6", "#dfd3b6", "#f1e9d4"].map((color) => new THREE.Color(color));

/** A card with its face, null for an unseen one; `tone` is the shade of its edge. */
export interface Lying {
  card: string | null;
  tone: number;
  pose: Pose;
}

export class Bodies {
  readonly group = new THREE.Group();
  private readonly parts: { faces: THREE.BufferGeometry; edges: THREE.BufferGeometry };
  private readonly edges: THREE.InstancedMesh;
  private readonly faces = new Map<string, THREE.InstancedMesh>();

  /** `changed` is called when a face has been painted. */
  constructor(
    body: Body,
    private readonly changed: () => void,
  ) {
    this.parts = cardParts(body);
    this.edges = this.mesh(this.parts.edges, new THREE.MeshLambertMaterial());
    this.edges.receiveShadow = false; // an edge is no wider than a dot of the shadows: they would only speckle it
  }

  lay(cards: Lying[]): void {
    const meshes = () => [this.edges, ...this.faces.values()];
    for (const mesh of meshes()) mesh.count = 0;
    for (const { card, tone, pose } of cards.slice(0, MOST)) {
      const at = matrix(pose);
      this.edges.setColorAt(this.edges.count, EDGES[Math.abs(tone) % EDGES.length]);
      for (const mesh of [this.edges, this.face(card ?? "")]) mesh.setMatrixAt(mesh.count++, at);
    }
    for (const mesh of meshes()) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
    if (this.edges.instanceColor) this.edges.instanceColor.needsUpdate = true;
  }

  /** A face is painted once for each kind of card; an unknown one is blank paper. */
  private face(card: string): THREE.InstancedMesh {
    const known = this.faces.get(card);
    if (known) return known;
    const paper = new THREE.MeshLambertMaterial({ color: "#fbf6e8" });
    const made = this.mesh(this.parts.faces, paper);
    this.faces.set(card, made);
    const image = new Image();
    image.onload = () => {
      paper.map = new THREE.Texture(image);
      paper.color.set("#ffffff");
      paper.map.colorSpace = THREE.SRGBColorSpace;
      paper.map.anisotropy = 8;
      paper.map.needsUpdate = paper.needsUpdate = true;
      this.changed();
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(painted(card))}`;
    return made;
  }

  private mesh(shape: THREE.BufferGeometry, skin: THREE.Material): THREE.InstancedMesh {
    const made = new THREE.InstancedMesh(shape, skin, MOST);
    made.count = 0;
    made.frustumCulled = false; // it is as large as what lies on the table
    made.castShadow = made.receiveShadow = true;
    this.group.add(made);
    return made;
  }

  close(): void {
    for (const mesh of [this.edges, ...this.faces.values()]) {
      (mesh.material as THREE.Material).dispose();
      mesh.dispose();
    }
    for (const part of Object.values(this.parts)) part.dispose();
  }
}

export function matrix([x, y, z, qw, qx, qy, qz]: Pose): THREE.Matrix4 {
  const turned = new THREE.Quaternion(qx, qy, qz, qw);
  return new THREE.Matrix4().compose(new THREE.Vector3(x, y, z), turned, new THREE.Vector3(1, 1, 1));
}

/** Where a ray meets a card first, from the card's middle; null if it passes by. */
export function meeting(ray: THREE.Ray, pose: Pose, box: THREE.Box3): THREE.Vector3 | null {
  return ray.clone().applyMatrix4(matrix(pose).invert()).intersectBox(box, new THREE.Vector3());
}
