import type { Spot, Way } from './table-picture.ts';

type Point = { readonly x: number; readonly y: number };

export type DrawnWay = {
  readonly way: Way;
  /** The bow as a path. */
  readonly d: string;
  /** Where its number stands. */
  readonly number: Point;
};

type Bow = { readonly begin: Point; readonly control: Point; readonly end: Point };

const CARD_REACH = 7;
/** Under a card stands its name. */
const NAME_REACH = 12.5;

/** A bow from one place to another that bends to the left of its way: there and back do not lie on each other. */
function bowOf(from: Spot, to: Spot): Bow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(13, 5 + length * 0.14);
  const control = { x: from.x + dx / 2 + (dy / length) * bend, y: from.y + dy / 2 - (dx / length) * bend };
  const fromBelow = from.y - to.y > NAME_REACH;
  return {
    begin: towards(from, control, CARD_REACH - 3),
    control,
    end: towards(to, control, fromBelow ? NAME_REACH : CARD_REACH),
  };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

const onBow = ({ begin, control, end }: Bow, t: number): Point => {
  const at = (axis: 'x' | 'y') => (1 - t) ** 2 * begin[axis] + 2 * (1 - t) * t * control[axis] + t ** 2 * end[axis];
  return { x: at('x'), y: at('y') };
};

/** Past the middle at first: ways that begin at the same place have parted there. */
const NUMBER_AT = [0.62, 0.5, 0.75, 0.38, 0.26, 0.86];
const APART = 9;

/** The ways with their numbers, none on top of another or on the tip of an arrow. */
export function drawWays(ways: readonly Way[]): readonly DrawnWay[] {
  const drawn: DrawnWay[] = [];
  const bows = ways.map((way) => ({ way, bow: bowOf(way.from, way.to) }));
  for (const { way, bow } of bows) {
    const taken = [...drawn.map(({ number }) => number), ...bows.map((each) => each.bow.end)];
    const room = (place: Point): number =>
      Math.min(APART, ...taken.map((each) => Math.hypot(each.x - place.x, each.y - place.y)));
    const number = NUMBER_AT.map((t) => onBow(bow, t)).reduce((best, next) => (room(next) > room(best) ? next : best));
    drawn.push({ way, d: `M${point(bow.begin)}Q${point(bow.control)} ${point(bow.end)}`, number });
  }
  return drawn;
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
