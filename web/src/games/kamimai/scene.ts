// The standing Grimoire on felt as one SVG, seen by a pin-hole camera: the form that needs no WebGL. It draws faces
// only where it is given one.

import { colours, symbol } from "./cards";
import { fanned, flat, type Placed, type Pose, paintedOrder, placed } from "./poses";
import { type Camera, camera, type V2, type V3 } from "./tent";
import type { Body } from "./wire";

export interface Sight {
  wide: number;
  high: number;
  /** Radians round the table, 0 in front of the near side. */
  round: number;
  top: boolean;
  phone: boolean;
  /** Pixels covered above and below. */
  above: number;
  below: number;
}

const DISTANCE = 39;
const pts = (points: V2[]): string => points.map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`).join(" ");
const quad = (points: V2[], more: string): string => `<polygon points="${pts(points)}" ${more}/>`;
const ring = (count: number, at: (angle: number) => V3): V3[] =>
  Array.from({ length: count }, (_, i) => at((i / count) * 2 * Math.PI));

export function eyeOf(sight: Sight): V3 {
  if (sight.top) return [Math.sin(sight.round) * 9, 37, -Math.cos(sight.round) * 9];
  const away = DISTANCE * 0.94;
  return [-Math.sin(sight.round + 0.49) * away, 15.4, -Math.cos(sight.round + 0.49) * away];
}

export function viewpoint(sight: Sight): Camera {
  const { wide, high, above, below } = sight;
  const free = Math.max(high * 0.3, high - above - below);
  const focus = Math.min(free * 2.7, wide * 2.1) * (sight.top ? 0.8 : 1);
  return camera(eyeOf(sight), [0, sight.top ? 0 : 3.1, 0], focus, wide / 2, above + free / 2);
}

/** Table, felt and lamp light; the room's own colours. */
export function ground(see: Camera, sight: Sight, stands: boolean): string {
  const disc = (r: number, y: number) => pts(ring(90, (q) => [Math.cos(q) * r, y, Math.sin(q) * r]).map(see));
  const soft = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / 5.5);
  const size = sight.phone ? [12.2, 12.2] : [14.6, 11.2];
  const felt = (k: number, y = 0) =>
    pts(ring(96, (q) => [soft(Math.cos(q)) * size[0] * k, y, soft(Math.sin(q)) * size[1] * k]).map(see));
  const shadow = ring(40, (q) => [Math.cos(q) * 4.6 + 1.4, 0, Math.sin(q) * 7.4]).map(see);
  const lamp = see([0, 2, 0]);
  return (
    `<defs><radialGradient id="k-felt" cx=".5" cy=".45" r=".62"><stop offset="0" stop-color="var(--felt-a)"/><stop offset="1" stop-color="var(--felt-b)"/></radialGradient><radialGradient id="k-wood" cx=".5" cy=".42" r=".6"><stop offset="0" stop-color="var(--wood-4)"/><stop offset=".55" stop-color="var(--wood-3)"/><stop offset="1" stop-color="var(--wood-1)"/></radialGradient><radialGradient id="k-lamp"><stop offset="0" stop-color="#ffd58a" stop-opacity=".38"/><stop offset="1" stop-color="#ffd58a" stop-opacity="0"/></radialGradient><filter id="k-blur"><feGaussianBlur stdDeviation="8"/></filter></defs>` +
    `<polygon points="${disc(21.4, -0.9)}" fill="#0a0603"/><polygon points="${disc(21.4, -0.3)}" fill="url(#k-wood)" stroke="var(--wood-4)" stroke-width="1.5"/>` +
    [19, 16.4, 13.5]
      .map(
        (r) => `<polygon points="${disc(r, -0.3)}" fill="none" stroke="#000" stroke-opacity=".09" stroke-width="3"/>`,
      )
      .join("") +
    `<polygon points="${felt(1.02, -0.3)}" fill="#000" opacity=".5" filter="url(#k-blur)"/><polygon points="${felt(1)}" fill="url(#k-felt)" stroke="#0007" stroke-width="2"/><polygon points="${felt(0.945)}" fill="none" stroke="#d9b566" stroke-opacity=".8" stroke-width="1.6" stroke-dasharray="9 6"/>` +
    `<ellipse cx="${lamp[0]}" cy="${lamp[1]}" rx="${sight.high * 0.6}" ry="${sight.high * 0.36}" fill="url(#k-lamp)"/>` +
    (stands ? quad(shadow, 'fill="#000" opacity=".5" filter="url(#k-blur)"') : "")
  );
}

/** All cards, the farthest first. The marked one is lifted out of the crowd by a ring. */
export function deck(
  see: Camera,
  sight: Sight,
  body: Body,
  cards: Placed[],
  marked: number | null,
  live: boolean,
  warned: number[] = [],
): string {
  const eye = eyeOf(sight);
  const rings = cards.filter(({ slot }) => warned.includes(slot)).map(({ pose }) => alarm(see, body, pose));
  return (
    paintedOrder(cards, eye, body)
      .map((one) => oneCard(see, eye, body, one, one.slot === marked, live))
      .join("") + rings.join("")
  );
}

/** A ring in the colour of a warning, over everything. */
function alarm(see: Camera, body: Body, pose: Pose): string {
  const [x, y] = [body.width / 2, body.height / 2];
  const corners = [
    [-x, y],
    [x, y],
    [x, -y],
    [-x, -y],
  ].map(([a, b]) => see(placed(pose, a, b)));
  return quad(corners, 'class="alarm" fill="none" stroke="#ff5a3c" stroke-width="3.4" stroke-dasharray="9 5"');
}

function oneCard(
  see: Camera,
  eye: V3,
  body: Body,
  { slot, card, pose }: Placed,
  marked: boolean,
  live: boolean,
): string {
  const [x, y] = [body.width / 2, body.height / 2];
  const at = (x: number, y: number): V2 => see(placed(pose, x, y));
  const corners = (k: number, sink = 0): V2[] => [
    at(-x + k, y - k),
    at(x - k, y - k),
    at(x - k, -y + k + sink),
    at(-x + k, -y + k + sink),
  ];
  const [front, back] = [placed(pose, 0, 0, 1), placed(pose, 0, 0, -1)];
  const toward =
    Math.hypot(front[0] - eye[0], front[1] - eye[1], front[2] - eye[2]) <
    Math.hypot(back[0] - eye[0], back[1] - eye[1], back[2] - eye[2]);
  const light = 0.94 - 0.3 * Math.abs((toward ? front[1] : back[1]) - pose[1] < -0.05 ? 1 : 0) - (slot % 3) * 0.025;
  const tone = (r: number, g: number, b: number) =>
    `rgb(${Math.round(r * light)} ${Math.round(g * light)} ${Math.round(b * light)})`;
  const paper = quad(
    corners(0),
    `fill="${tone(251, 246, 232)}" stroke="#4a3a20" stroke-opacity=".6" stroke-width=".8" stroke-linejoin="round"`,
  );
  const inside = card ? face(at, corners, card, toward, light) : blank(at, corners, tone(196, 178, 138));
  const ringed = marked
    ? quad(corners(0), 'fill="rgba(255,199,102,.18)" stroke="#1b1208" stroke-opacity=".7" stroke-width="6"') +
      quad(corners(0), 'fill="none" stroke="var(--candle)" stroke-width="3"')
    : "";
  const thing = card ? `card ${card}` : "term grimoire|term side";
  return `<g data-slot="${slot}" data-thing="${thing}"${live ? ' class="live"' : ""}>${paper}${inside}${ringed}</g>`;
}

/** A card whose face nobody knows: paper with a folded lozenge, the same for all. */
function blank(at: (x: number, y: number) => V2, corners: (k: number) => V2[], ink: string): string {
  const lozenge = (k: number) => [at(0, 2.1 * k), at(1.5 * k, 0), at(0, -2.1 * k), at(-1.5 * k, 0)];
  const thin = `fill="none" stroke="${ink}" stroke-width="1.1"`;
  return (
    quad(corners(0.34), thin) +
    quad(corners(0.56), `${thin} stroke-opacity=".5"`) +
    quad(lozenge(1), thin) +
    quad(lozenge(0.55), `fill="${ink}" fill-opacity=".45"`)
  );
}

/** A face is mapped by three of its corners: near enough to a true perspective at this distance. */
function face(
  at: (x: number, y: number) => V2,
  corners: (k: number) => V2[],
  card: string,
  toward: boolean,
  light: number,
): string {
  const { c, l } = colours(card);
  const side = toward ? 1 : -1;
  const middle = at(0, 0);
  const right = at(side, 0);
  const down = at(0, -1);
  const m = [right[0] - middle[0], right[1] - middle[1], down[0] - middle[0], down[1] - middle[1]].map((v) => v / 16.5);
  const put = (x: number, y: number, s: number) => {
    const o = at(side * x, y);
    const k = m.map((v) => v * s);
    return `<g transform="matrix(${k.map((v) => v.toFixed(4)).join(" ")} ${(o[0] - 50 * (k[0] + k[2])).toFixed(2)} ${(o[1] - 50 * (k[1] + k[3])).toFixed(2)})">${symbol(card)}</g>`;
  };
  const shade = light < 0.8 ? quad(corners(0), 'fill="#000" fill-opacity=".3"') : "";
  return (
    quad(corners(0.3), `fill="${l}" stroke="${c}" stroke-width="1.6"`) +
    quad(corners(0.58), `fill="none" stroke="${c}" stroke-opacity=".45"`) +
    put(0, 0, 0.62) +
    put(-2.15, 3.35, 0.16) +
    put(2.15, -3.35, 0.16) +
    shade
  );
}

/** A flat pile beside the deck: the discards. */
export function pile(see: Camera, body: Body, count: number, x: number, z: number): string {
  return lying(see, body, new Array(Math.min(count, 24)).fill(null), (i) => flat(i, x, z));
}

/** The cards promised to a spell. */
export function fan(see: Camera, body: Body, cards: string[]): string {
  return lying(see, body, cards, fanned);
}

function lying(see: Camera, body: Body, cards: (string | null)[], at: (i: number) => Pose): string {
  const above: V3 = [0, 40, 0];
  return cards
    .map((card, i) => oneCard(see, above, body, { slot: 0, card, pose: at(i) }, false, false))
    .join("")
    .replaceAll('data-slot="0"', "");
}
