// KamiMaï's drawings: four elements (colour, outline and letter), spirits, and the standing Grimoire in perspective.
// The world is in millimetres with y up; a camera maps it to the screen.

import { irregular } from "../../drawings/house";

export type V2 = [number, number];
export type V3 = [number, number, number];
export type Camera = (point: V3) => V2;

export const ELEMENT: Record<string, { c: string; d: string; l: string; p: string; q: string }> = {
  W: {
    c: "#2f6fd0",
    d: "#163d80",
    l: "#dbe8ff",
    p: "M50 10C66 34 78 48 78 63A28 28 0 0 1 22 63C22 48 34 34 50 10Z",
    q: "M36 64C42 58 46 70 52 64S62 58 66 64",
  },
  E: {
    c: "#8a6a24",
    d: "#4c370c",
    l: "#f3e6c4",
    p: "M50 12 84 31V69L50 88 16 69V31Z",
    q: "M28 62L42 40L52 54L60 44L72 62",
  },
  A: {
    c: "#2b8f8a",
    d: "#0c4744",
    l: "#d4f2ee",
    p: "M50 14C72 14 88 30 88 50S72 86 50 86S12 70 12 50S28 14 50 14Z",
    q: "M30 58C30 40 66 36 66 52C66 64 48 64 48 54C48 49 56 48 58 53",
  },
  F: {
    c: "#d8452d",
    d: "#7e1d0e",
    l: "#ffe0d6",
    p: "M52 8C56 24 80 36 78 62C77 78 66 90 50 90S22 78 22 62C22 50 30 46 34 34C40 38 42 42 43 48C50 38 54 24 52 8Z",
    q: "M50 80C40 74 42 64 50 56C58 64 60 74 50 80",
  },
};
export const element = (k: string, o = ""): string =>
  `<path d="${ELEMENT[k].p}" fill="${ELEMENT[k].c}" stroke="${ELEMENT[k].d}" stroke-width="5" stroke-linejoin="round" ${o}/><path d="${ELEMENT[k].q}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

export const SPIRIT: Record<string, string> = {
  wolf: '<path d="M18 20L36 34C44 30 56 30 64 34L82 20L80 52C78 66 62 84 50 88C38 84 22 66 20 52Z" fill="#b9c4d4" stroke="#2a2d3a" stroke-width="5" stroke-linejoin="round"/><path d="M36 54h.1M64 54h.1" stroke="#2a2d3a" stroke-width="9" stroke-linecap="round"/><path d="M44 74H56L50 80Z" fill="#2a2d3a"/>',
  fairy:
    '<path d="M50 40C30 10 6 18 14 40C18 54 36 56 50 52C64 56 82 54 86 40C94 18 70 10 50 40Z" fill="#ffc9b8" stroke="#7e1d0e" stroke-width="4"/><path d="M50 38V86M50 62L38 78M50 62L62 78" stroke="#7e1d0e" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="32" r="9" fill="#d8452d" stroke="#7e1d0e" stroke-width="4"/>',
  guard:
    '<path d="M50 10L82 22V50C82 70 68 84 50 92C32 84 18 70 18 50V22Z" fill="#e6dcc0" stroke="#163d80" stroke-width="6"/><path d="M34 44Q42 36 48 44M52 44Q58 36 66 44M36 64Q50 72 64 64" stroke="#163d80" stroke-width="5" fill="none" stroke-linecap="round"/>',
  imp: '<circle cx="50" cy="40" r="24" fill="#9a7be0" stroke="#38216e" stroke-width="5"/><path d="M30 26L22 8L40 18M70 26L78 8L60 18" fill="#9a7be0" stroke="#38216e" stroke-width="5" stroke-linejoin="round"/><path d="M42 38h.1M58 38h.1" stroke="#1b0e3a" stroke-width="8" stroke-linecap="round"/><path d="M50 64V92M50 80H64M50 90H60" stroke="#8a6a2c" stroke-width="7" stroke-linecap="round"/>',
};

export function camera(eye: V3, at: V3, f: number, cx: number, cy: number): Camera {
  const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]],
    dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
    cr = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]],
    nm = (a: V3): V3 => {
      const l = Math.hypot(...a);
      return [a[0] / l, a[1] / l, a[2] / l];
    };
  const F = nm(sub(at, eye)),
    Rr = nm(cr(F, [0, 1, 0])),
    U = cr(Rr, F);
  return (p: V3) => {
    const d = sub(p, eye),
      z = dot(d, F);
    return [cx + (f * dot(d, Rr)) / z, cy - (f * dot(d, U)) / z];
  };
}

const pts = (a: V2[]): string => a.map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`).join(" ");
const NS = "http://www.w3.org/2000/svg";
const cache: Record<string, V2[][]> = {};
/** The points along each stroke of a path, so that it can be bent by a camera. */
function sample(d: string, n = 150): V2[][] {
  cache[d] ??= d
    .split(/(?=M)/)
    .filter((stroke) => stroke.trim())
    .map((stroke) => {
      const path = document.createElementNS(NS, "path");
      path.setAttribute("d", stroke);
      const length = path.getTotalLength();
      return Array.from({ length: n + 1 }, (_, i): V2 => {
        const point = path.getPointAtLength((length * i) / n);
        return [point.x, point.y];
      });
    });
  return cache[d];
}

const rr = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

/** A card's face (63 x 88, v downwards) drawn through `map`. */
export function faceOn(map: (u: number, v: number) => V2, k: string, shade = 0): string {
  const path = (d: string, a: string, tx = 0, ty = 0, s = 1) =>
    sample(d)
      .map((l) => `<polyline points="${pts(l.map(([x, y]) => map(tx + x * s, ty + y * s)))}" ${a}/>`)
      .join("");
  const e = ELEMENT[k];
  return (
    path(rr(0, 0, 63, 88, 4), `fill="#fbf6e8" stroke="#6f5c3c" stroke-width=".9"`) +
    path(rr(3, 3, 57, 82, 3), `fill="${e.l}" stroke="${e.c}" stroke-width="1.600"`) +
    path(rr(6, 6, 51, 76, 2), `fill="none" stroke="${e.c}" stroke-opacity=".45" stroke-width="1"`) +
    path(e.p, `fill="${e.c}" stroke="${e.d}" stroke-width="2"`, 11.5, 24, 0.4) +
    path(e.q, `fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"`, 11.5, 24, 0.4) +
    path(e.p, `fill="${e.c}"`, 7.5, 8, 0.095) +
    path(e.p, `fill="${e.c}"`, 46, 70.5, 0.095) +
    (shade ? path(rr(0, 0, 63, 88, 4), `fill="#000" fill-opacity="${shade}"`) : "")
  );
}

export function tent(
  P: Camera,
  { near = 20, far = 14, t = 0.95, lean = 25, seed = 3, tilt = 0, faceNear = "F" },
): string {
  const R = irregular(seed),
    th = (lean * Math.PI) / 180,
    H = 88,
    W = 63,
    c = Math.cos(th),
    s = Math.sin(th);
  let o = "";
  const foot = H * s;
  const cards: { side: number; i: number }[] = [];
  const cols = ["#d8452d", "#2f6fd0", "#8a6a24", "#2b8f8a"];
  for (let i = far - 1; i >= 0; i--) cards.push({ side: -1, i });
  for (let i = 0; i < near; i++) cards.push({ side: 1, i });
  const tl = (p: V3): V3 => {
    const a = (tilt * Math.PI) / 180;
    return [p[0], p[1] * Math.cos(a), p[2] + p[1] * Math.sin(a)];
  };
  for (const k of cards) {
    const z0 = k.side * (foot + (k.i * t) / c),
      jx = (R() - 0.5) * 2.6 + (R() < 0.2 ? (R() - 0.5) * 6 : 0),
      jr = (R() - 0.5) * 0.022;
    const last = k.side === 1 && k.i === near - 1;
    const up = [0, c, -k.side * s];
    const w = (u: number, v: number, d: number): V2 => {
      const uu = u - W / 2,
        vv = H - v;
      const xr = uu * Math.cos(jr) - vv * Math.sin(jr) * 0.5 + jx;
      return P(tl([xr, vv * up[1], z0 + vv * up[2] + d]));
    };
    // thickness runs along z
    const d0 = (-t * 0.5) / c,
      d1 = (t * 0.5) / c;
    const q = (a: V2[], f: string, extra = "") => `<polygon points="${pts(a)}" fill="${f}" ${extra}/>`;
    const v = R(),
      edge = `hsl(42 ${30 + v * 14}% ${(k.side > 0 ? 80 : 62) + v * 12}%)`,
      topc = `hsl(44 ${40}% ${88 + v * 8}%)`,
      col = cols[Math.floor(R() * 4)];
    o += q(
      [w(W, 0, d0), w(W, 0, d1), w(W, H, d1), w(W, H, d0)],
      edge,
      'stroke="#4a3a20" stroke-opacity=".55" stroke-width=".5"',
    );
    o += q(
      [w(0, 0, d0), w(W, 0, d0), w(W, 0, d1), w(0, 0, d1)],
      topc,
      'stroke="#4a3a20" stroke-opacity=".5" stroke-width=".45"',
    );
    if (last) o += faceOn((u, vv) => w(u, vv, d1), faceNear, 0.02);
    else if (k.side < 0 && k.i === 0) o += faceOn((u, vv) => w(u, vv, d1), "W", 0.62);
    else {
      o += q(
        [w(0, 0, d1), w(W, 0, d1), w(W, H, d1), w(0, H, d1)],
        k.side > 0 ? "#f4ecd6" : "#b9ac8c",
        'stroke="#4a3a20" stroke-opacity=".45" stroke-width=".5"',
      );
      o += q(
        [w(W - 3.2, 2.5, d1), w(W - 2, 2.5, d1), w(W - 2, H - 2.5, d1), w(W - 3.2, H - 2.5, d1)],
        col,
        'opacity=".9"',
      );
      o += q([w(2, 2.5, d1), w(3.2, 2.5, d1), w(3.2, H - 2.5, d1), w(2, H - 2.5, d1)], col, 'opacity=".9"');
    }
  }
  return o;
}
