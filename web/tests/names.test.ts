// Names where there is little room: bounded, and still told apart.
import { expect, it } from "vitest";
import { briefName } from "../src/room.svelte";

it("leaves a short name whole", () => {
  expect(briefName("Vesper 2")).toBe("Vesper 2");
  expect(briefName("Anne-Charlotte")).toBe("Anne-Charlotte");
});

it("shows a long name by its first word and keeps the number of a namesake", () => {
  expect(briefName("Wilhelmina Wolkenstein-M")).toBe("Wilhelmina");
  expect(briefName("Wilhelmina Wolkenstein-M 12")).toBe("Wilhelmina 12");
});

it("cuts a first word that is too long, and says so", () => {
  expect(briefName("Wolkensteinburgerhofen")).toBe("Wolkenstei…");
  expect(briefName("Wolkensteinburgerhofen 3")).toBe("Wolkenstei… 3");
});
