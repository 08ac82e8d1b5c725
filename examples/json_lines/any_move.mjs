// A bot that plays any offered move: it reads lines of JSON and answers with lines of JSON. Needs only Node.
//
// Check it:  armarium bot check "node examples/json_lines/any_move.mjs"
// Play it:   armarium play rune --bots "run:node examples/json_lines/any_move.mjs"

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Your idea goes here: look at question.view and the fields of each offer. */
function chosen(question) {
  return question.offers[question.seed % question.offers.length].move;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "any move", games: message.games });
  if (message.type === "move") say({ type: "move", id: message.id, move: chosen(message) });
  if (message.type === "no") console.error("refused:", message.reason);
  if (message.type === "goodbye") process.exit(0);
}
