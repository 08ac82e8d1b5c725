// Any game's view, which is JSON, as things to read: sentences, rows of words, fields and tables. Knows no game; words
// come from a teller.

export interface Teller {
  /** What a field is called. */
  label(field: string): string;
  /** A value of a field in words. */
  word(field: string, value: string | number | boolean): string;
  /** The name of who sits there. */
  player(seat: number): string;
  /** What stands where nothing is. */
  none: string;
}

export interface Field {
  name: string;
  label: string;
  shape: Shape;
}

export interface Row {
  head: string;
  cells: Shape[];
}

export type Shape =
  | { is: "text"; text: string }
  | { is: "drawing"; text: string }
  | { is: "list"; items: string[] }
  | { is: "fields"; fields: Field[] }
  | { is: "table"; columns: string[]; rows: Row[] };

type Scalar = string | number | boolean | null;
type Fields = Record<string, unknown>;

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isFields = (value: unknown): value is Fields => !isScalar(value) && !Array.isArray(value);
const isRow = (value: unknown): value is Scalar[] => Array.isArray(value) && value.every(isScalar);
/** Rows of the same length, at least two wide. */
const isGrid = (list: unknown[]): list is Scalar[][] =>
  list.every(isRow) && list[0].length > 1 && list.every((row) => row.length === list[0].length);

/** A value of the view as it is read; `field` is the name it stands under. */
export function shapeOf(value: unknown, field: string, teller: Teller): Shape {
  if (isScalar(value)) return scalarShape(value, field, teller);
  if (isFields(value)) return { is: "fields", fields: fieldsOf(value, teller) };
  const list = value as unknown[];
  if (!list.length) return { is: "text", text: teller.none };
  if (isRow(list)) return { is: "list", items: list.map((item) => scalarText(item, field, teller)) };
  if (isGrid(list)) return gridShape(list, field, teller);
  if (list.every(isFields)) return recordsShape(list, teller);
  return { is: "fields", fields: list.map((item, i) => numbered(item, i, field, teller)) };
}

export function fieldsOf(record: Fields, teller: Teller): Field[] {
  return Object.entries(record).map(([name, value]) => ({
    name,
    label: teller.label(name),
    shape: shapeOf(value, name, teller),
  }));
}

/** True where it fits on one line beside its label. */
export const isShort = (shape: Shape): boolean =>
  shape.is === "text" || (shape.is === "list" && shape.items.length < 9);

function scalarShape(value: Scalar, field: string, teller: Teller): Shape {
  const text = scalarText(value, field, teller);
  return text.includes("\n") ? { is: "drawing", text } : { is: "text", text };
}

function scalarText(value: Scalar, field: string, teller: Teller): string {
  if (value === null || value === undefined || value === "") return teller.none;
  if (typeof value === "number" && isSeatField(field)) return value < 0 ? teller.none : teller.player(value);
  return teller.word(field, value);
}

const isSeatField = (field: string): boolean => /(^|_)(seat|seats|actor|winner|winners)$/.test(field);

function numbered(item: unknown, i: number, field: string, teller: Teller): Field {
  return { name: String(i), label: String(i + 1), shape: shapeOf(item, field, teller) };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Rows of rows, a board: letters across as far as they reach, numbers down, as in b2. */
function gridShape(grid: Scalar[][], field: string, teller: Teller): Shape {
  const columns = grid[0].map((_, i) => (grid[0].length > LETTERS.length ? String(i + 1) : LETTERS[i]));
  const rows = grid.map((row, i) => ({
    head: String(i + 1),
    cells: row.map((item) => scalarShape(item, field, teller)),
  }));
  return { is: "table", columns, rows };
}

/** One row per record, headed by who sits there or by its number. */
function recordsShape(records: Fields[], teller: Teller): Shape {
  const seated = records.every((record) => typeof record.seat === "number");
  const names = [...new Set(records.flatMap(Object.keys))].filter((name) => !(seated && name === "seat"));
  const head = (record: Fields, i: number) => (seated ? teller.player(record.seat as number) : String(i + 1));
  const rows = records.map((record, i) => ({
    head: head(record, i),
    cells: names.map((name) => shapeOf(record[name] ?? null, name, teller)),
  }));
  return { is: "table", columns: names.map((name) => teller.label(name)), rows };
}
