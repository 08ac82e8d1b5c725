// The table under the Grimoire in three dimensions: walnut, felt with a seam, painted by code in the room's colours.

import * as THREE from "three";
import { irregular } from "../../drawings/house";

const ROUND = 21.4;

/** A colour of the page, as it is dressed now; light falls on it, so it may be darker on the page than on the table. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#333";
}

/** `bright`: how much more light falls on it than the page's colours tell. */
export function ground(bright: number): THREE.Group {
  const group = new THREE.Group();
  const wood = new THREE.Mesh(new THREE.CylinderGeometry(ROUND, ROUND, 0.8, 96), [
    new THREE.MeshLambertMaterial({ color: token("--wood-2") }),
    new THREE.MeshLambertMaterial({ map: grain() }),
    new THREE.MeshLambertMaterial({ color: token("--wood-1") }),
  ]);
  wood.position.y = -0.75;
  const felt = new THREE.Mesh(feltShape(14.6, 11.2), new THREE.MeshLambertMaterial({ map: fibres() }));
  felt.rotation.x = -Math.PI / 2;
  felt.position.y = -0.02;
  for (const one of [...wood.material, felt.material]) one.color.multiplyScalar(bright);
  for (const one of [wood, felt]) one.receiveShadow = true;
  const points = feltOutline(13.9, 10.5).map(([x, z]) => new THREE.Vector3(x, 0.01, z));
  const dashes = new THREE.LineDashedMaterial({ color: "#d9b566", dashSize: 0.55, gapSize: 0.35 });
  const seam = new THREE.LineLoop(new THREE.BufferGeometry().setFromPoints(points), dashes).computeLineDistances();
  group.add(wood, felt, seam);
  return group;
}

function painted(size: number, paint: (on: CanvasRenderingContext2D) => void): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const on = canvas.getContext("2d");
  if (on) paint(on);
  const made = new THREE.CanvasTexture(canvas);
  made.colorSpace = THREE.SRGBColorSpace;
  made.anisotropy = 8;
  return made;
}

type Circles = [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number];

/** Fills a square with lamp light: colours of the house by how far out they lie. */
function light(on: CanvasRenderingContext2D, size: number, between: Circles, colours: Record<number, string>): void {
  const shade = on.createRadialGradient(...between);
  for (const [stop, colour] of Object.entries(colours)) shade.addColorStop(Number(stop), token(colour));
  on.fillStyle = shade;
  on.fillRect(0, 0, size, size);
}

/** Boards of walnut: lighter under the lamp, with long irregular fibres. */
function grain(): THREE.CanvasTexture {
  return painted(1024, (on) => {
    light(on, 1024, [512, 512, 120, 512, 512, 512], { 0: "--wood-4", 0.6: "--wood-3", 1: "--wood-2" });
    const random = irregular(5);
    for (let line = 0; line < 420; line++) {
      const y = random() * 1024;
      const bend = (random() - 0.5) * 26;
      on.strokeStyle =
        random() < 0.6 ? `rgb(0 0 0 / ${0.04 + random() * 0.1})` : `rgb(255 220 170 / ${random() * 0.06})`;
      on.lineWidth = 0.6 + random() * 2.2;
      on.beginPath();
      on.moveTo(0, y);
      on.bezierCurveTo(340, y + bend, 680, y - bend, 1024, y + bend / 2);
      on.stroke();
    }
    on.fillStyle = "rgb(0 0 0 / .28)";
    for (const y of [170, 342, 512, 684, 855]) on.fillRect(0, y, 1024, 2.5);
  });
}

/** Felt: short fibres everywhere, lamp light in the middle. */
function fibres(): THREE.CanvasTexture {
  return painted(512, (on) => {
    light(on, 512, [256, 240, 20, 256, 256, 300], { 0: "--felt-a", 0.75: "--felt-a", 1: "--felt-b" });
    const random = irregular(11);
    for (let fibre = 0; fibre < 5200; fibre++) {
      on.fillStyle = random() < 0.5 ? "rgb(255 255 255 / .045)" : "rgb(0 0 0 / .07)";
      on.fillRect(random() * 512, random() * 512, 1 + random() * 2.4, 1);
    }
  });
}

function feltOutline(wide: number, deep: number): [number, number][] {
  const soft = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / 5.5);
  return Array.from({ length: 96 }, (_, i) => {
    const q = (i / 96) * 2 * Math.PI;
    return [soft(Math.cos(q)) * wide, soft(Math.sin(q)) * deep];
  });
}

function feltShape(wide: number, deep: number): THREE.ShapeGeometry {
  const outline = feltOutline(wide, deep).map(([x, z]) => new THREE.Vector2(x, z));
  const made = new THREE.ShapeGeometry(new THREE.Shape(outline));
  const at = made.getAttribute("position");
  const uv = made.getAttribute("uv");
  for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) / wide / 2 + 0.5, at.getY(i) / deep / 2 + 0.5);
  return made;
}
