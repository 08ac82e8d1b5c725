// Rings of a warning round cards: where they are, and that no card drawn later covers them.

import { BufferGeometry, type LineBasicMaterial, type LineSegments } from "three";
import { describe, expect, test } from "vitest";
import type { Pose } from "../src/games/kamimai/poses";
import { Rings } from "../src/games/kamimai/rings";

const pose = (x: number): Pose => [x, 4, 0.5, 1, 0, 0, 0];
const seen = (rings: Rings) => rings.group.children.filter((ring) => ring.visible).map((ring) => ring.position.x);

describe("rings of a warning", () => {
  test("are round these cards and no others", () => {
    const rings = new Rings(new BufferGeometry());
    rings.lay([pose(1), pose(2), pose(3)]);
    expect(seen(rings)).toEqual([1, 2, 3]);
    rings.lay([pose(-2), undefined]);
    expect(seen(rings)).toEqual([-2]);
    rings.lay([]);
    expect(seen(rings)).toEqual([]);
  });

  test("are drawn after the cards, and faintly where a card hides them", () => {
    const rings = new Rings(new BufferGeometry());
    rings.lay([pose(0)]);
    const lines = rings.group.children[0].children as LineSegments[];
    const skins = lines.map(({ material }) => material as LineBasicMaterial);
    expect(skins.every(({ transparent }) => transparent)).toBe(true); // the renderer draws these last
    expect(skins.map(({ depthTest, opacity }) => [depthTest, opacity < 0.5])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
