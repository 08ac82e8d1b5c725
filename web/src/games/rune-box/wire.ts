// Generated from armarium.games.rune.box by web/scripts/wire.py: change the Python structs, then run it again.

export interface AreaView {
  colour: string;
  runes: number;
  points: number;
}

/** `left` is how many runes of each colour the box has that no area counts yet. */
export interface View {
  seat: number | null;
  areas: AreaView[][];
  totals: number[];
  left: Record<string, number>;
}
