// One card as a thin body with round corners, and its face as a picture. Both sides show the same (M-3).

import * as THREE from "three";
import { colours, symbol } from "./cards";
import type { Body } from "./wire";

const CORNER = 0.34;

/** The two faces and the edges, each a shape of its own. */
export function cardParts(body: Body): { faces: THREE.BufferGeometry; edges: THREE.BufferGeometry } {
  const whole = cardShape(body);
  const [faces, edges] = whole.groups.map(({ start, count }) => part(whole, start, count));
  whole.dispose();
  return { faces, edges };
}

function part(whole: THREE.BufferGeometry, start: number, count: number): THREE.BufferGeometry {
  const made = new THREE.BufferGeometry();
  for (const [name, { array, itemSize }] of Object.entries(whole.attributes)) {
    const own = array.slice(start * itemSize, (start + count) * itemSize);
    made.setAttribute(name, new THREE.BufferAttribute(own, itemSize));
  }
  return made;
}

/** Group 0 are the two faces, group 1 the edges. */
function cardShape(body: Body): THREE.BufferGeometry {
  const [x, y, r] = [body.width / 2, body.height / 2, CORNER];
  const shape = new THREE.Shape();
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .quadraticCurveTo(x, -y, x, -y + r)
    .lineTo(x, y - r);
  shape
    .quadraticCurveTo(x, y, x - r, y)
    .lineTo(-x + r, y)
    .quadraticCurveTo(-x, y, -x, y - r)
    .lineTo(-x, -y + r);
  shape.quadraticCurveTo(-x, -y, -x + r, -y);
  const made = new THREE.ExtrudeGeometry(shape, { depth: body.thickness, bevelEnabled: false, curveSegments: 5 });
  made.translate(0, 0, -body.thickness / 2);
  const [at, normal, uv] = ["position", "normal", "uv"].map((name) => made.getAttribute(name));
  for (let i = 0; i < at.count; i++) {
    const side = normal.getZ(i) < -0.5 ? -1 : 1;
    uv.setXY(i, (side * at.getX(i)) / body.width + 0.5, at.getY(i) / body.height + 0.5);
  }
  return made;
}

/** A card's outline a little larger than the card, to be marked with. */
export function cardFrame(body: Body): THREE.EdgesGeometry {
  return new THREE.EdgesGeometry(new THREE.BoxGeometry(body.width + 0.06, body.height + 0.06, body.thickness + 0.04));
}

/** A card's face as an SVG picture; an unknown one is a blank sheet with a folded lozenge. */
export function painted(card: string): string {
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" width="378" height="528" viewBox="0 0 63 88"><rect width="63" height="88" fill="#fbf6e8"/>';
  const thin = 'fill="none" stroke="#c4b28a" stroke-width=".8"';
  if (!card)
    return `${head}<rect x="3" y="3" width="57" height="82" rx="2.4" ${thin}/><rect x="5.4" y="5.4" width="52.2" height="77.2" rx="1.6" ${thin} stroke-opacity=".5"/><path d="M31.5 24L47 44L31.5 64L16 44Z" ${thin}/><path d="M31.5 33L40 44L31.5 55L23 44Z" fill="#c4b28a" fill-opacity=".45"/></svg>`;
  const { c, l } = colours(card);
  const put = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${symbol(card)}</g>`;
  return `${head}<rect x="3" y="3" width="57" height="82" rx="2.4" fill="${l}" stroke="${c}" stroke-width="1.2"/><rect x="6" y="6" width="51" height="76" rx="1.6" fill="none" stroke="${c}" stroke-opacity=".45" stroke-width=".6"/>${put(11.5, 24, 0.4)}${put(7.5, 8, 0.1)}${put(46, 70.5, 0.1)}</svg>`;
}
