// What is said while somebody is caught: by whom, who is meant, and who has to answer.

import type { Room } from "../../room.svelte";
import { wordsOf } from "../../words.svelte";
import type { Case, View } from "./wire";

const w = wordsOf("kragmortha-box");

export function caseWords(room: Room<View>, given: Case): string {
  if (given.phase === "caught") return `${w("calls", { name: room.name(given.caller) })} ${w("who-what")}`;
  const name = room.name(given.accused);
  if (given.phase === "vote") return w("vote-ask", { name });
  const means = given.caller === null ? w("inspects", { name }) : w("means", { caller: room.name(given.caller), name });
  return `${means}. ${w(`look-${given.look}`)}. ${w("asks", { name })}`;
}
