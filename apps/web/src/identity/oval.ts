/** A point of the table plan, from its middle, in hundredths of its half width and half height. */
export type Point = { readonly x: number; readonly y: number };
/** Half width and half height. Wide on a laptop and the wall, tall where a phone is narrow. */
export type OvalShape = { readonly halfWidth: number; readonly halfHeight: number };

export const WIDE: OvalShape = { halfWidth: 100, halfHeight: 62 };
export const TALL: OvalShape = { halfWidth: 100, halfHeight: 98 };

/** From the middle in halves to the corner in percent, as CSS places things. */
export const placedOn =
  ({ halfWidth, halfHeight }: OvalShape) =>
  ({ x, y }: Point): string =>
    `left:${String(50 + (x / halfWidth) * 50)}%;top:${String(50 + (y / halfHeight) * 50)}%`;

/** `turn` 0 is the top; on it goes clockwise as one sees the table from above. */
const at = (turn: number, rx: number, ry: number): Point => ({
  x: Math.sin(turn * 2 * Math.PI) * rx,
  y: -Math.cos(turn * 2 * Math.PI) * ry,
});

const STEPS = 720;

/** The point so far round the ellipse, by the way along its edge: equal angles would crowd the seats at the ends. */
function along(turn: number, rx: number, ry: number): Point {
  const edge = Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS, rx, ry));
  const lengths = [0];
  for (const [step, point] of edge.entries()) {
    const last = edge[step - 1];
    if (last !== undefined) lengths.push((lengths[step - 1] ?? 0) + Math.hypot(point.x - last.x, point.y - last.y));
  }
  const wanted = turn * (lengths[STEPS] ?? 0);
  const step = lengths.findIndex((length) => length >= wanted);
  return edge[Math.max(step, 0)] ?? { x: 0, y: 0 };
}

/**
 * The dealer sits in the middle of the upper long side and looks down the page, so his left is the right as one sees
 * it: seat 1 is there, and the others follow clockwise.
 */
const turnOf = (seat: number, seats: number): number => seat / (seats + 1);

export const seatPoint = (seat: number, seats: number, shape: OvalShape): Point =>
  along(turnOf(seat, seats), shape.halfWidth * 0.82, shape.halfHeight * 0.79);

/** The button lies on the felt before its seat. */
export const buttonPoint = (seat: number, seats: number, shape: OvalShape): Point =>
  along(turnOf(seat, seats), shape.halfWidth * 0.5, shape.halfHeight * 0.4);

/** Where an arrow key goes from a seat: round the table, over the dealer. */
export const neighbour = (seat: number, seats: number, step: 1 | -1): number => ((seat - 1 + step + seats) % seats) + 1;
