import type { CardMove, CardPlace } from '@riffle/floor';

/** Where a pile of cards or one card lies in the picture: the middle of it, in hundredths of the picture's width. */
export type Spot = { readonly key: string; readonly place: CardPlace; readonly x: number; readonly y: number };

type Slot = Spot & {
  /** `card`: one that is going to be moved; `stays`: one that is not; `free`: none; `pile`: cards face down. */
  readonly lies: 'card' | 'stays' | 'free' | 'pile';
  /** By rank and suit, where it lies face up and is known. */
  readonly shown?: string;
};

/** One or more moves in a row between the same two places. */
export type Way = {
  readonly from: Spot;
  readonly to: Spot;
  /** The numbers of its moves, from 1: `1` or `2–4`. */
  readonly first: number;
  readonly last: number;
};

export type TablePicture = { readonly height: number; readonly slots: readonly Slot[]; readonly ways: readonly Way[] };

const BOARD: { readonly [key: string]: number } = {
  flop1: 28,
  flop2: 39.5,
  flop3: 51,
  turn: 65,
  river: 78,
  surplus: 91,
};
const STUB_X = 10;
const BURN_STEP = 9;
const ROW = 31;
const TOP = 13;

/** From left to right under the board, between the burns and the muck. */
const BELOW = ['aside', 'mixed', 'deck', 'outOfPlay'];
const MUCK_X = 91;

const isSeat = ({ is }: CardPlace): boolean => is === 'hand' || is === 'emptySeat';

/** Places that are one spot in the picture have one key. */
function spotKey(place: CardPlace): string {
  switch (place.is) {
    case 'stubTop':
    case 'stubBottom':
    case 'stubShuffled':
      return 'stub';
    case 'burn':
    case 'flop':
      return `${place.is}${String(place.nth)}`;
    case 'boardSurplus':
      return 'surplus';
    case 'hand':
    case 'emptySeat':
      return `seat${place.seat === undefined ? '' : String(place.seat)}`;
    case 'turn':
    case 'river':
    case 'muck':
    case 'aside':
    case 'mixed':
    case 'outOfPlay':
    case 'deck':
      return place.is;
  }
}

const ALWAYS: readonly CardPlace[] = [
  { is: 'stubTop' },
  { is: 'burn', nth: 1 },
  { is: 'flop', nth: 1 },
  { is: 'flop', nth: 2 },
  { is: 'flop', nth: 3 },
  { is: 'turn' },
  { is: 'river' },
  { is: 'muck' },
];

/** The table as it lies before the first move, and the ways of the cards over it. */
export function tablePicture(moves: readonly CardMove[]): TablePicture {
  const named = moves.flatMap(({ from, to }) => [from, to]);
  const burns = Math.max(1, ...named.map((place) => (place.is === 'burn' ? place.nth : 0)));
  const between: readonly CardPlace[] = Array.from({ length: burns }, (_, at) => ({ is: 'burn', nth: at + 1 }));
  const places = new Map([...ALWAYS, ...between, ...named].map((place) => [spotKey(place), place]));
  const seats = [...places].filter(([, place]) => isSeat(place)).map(([key]) => key);
  const below = BELOW.filter((key) => places.has(key));
  const boardY = TOP + (seats.length > 0 ? ROW : 0);
  const across = (at: number, of: number, from: number, to: number): number => from + ((at + 0.5) * (to - from)) / of;
  const at = (key: string): { readonly x: number; readonly y: number } => {
    if (seats.includes(key)) return { x: across(seats.indexOf(key), seats.length, 0, 100), y: TOP };
    if (below.includes(key)) return { x: across(below.indexOf(key), below.length, 52, 84), y: boardY + ROW };
    if (key === 'muck') return { x: MUCK_X, y: boardY + ROW };
    if (key.startsWith('burn')) return { x: STUB_X + (Number(key.slice(4)) - 1) * BURN_STEP, y: boardY + ROW };
    return { x: BOARD[key] ?? STUB_X, y: boardY };
  };
  const spots = new Map([...places].map(([key, place]) => [key, { key, place, ...at(key) }]));
  return {
    height: boardY + ROW + TOP + 3,
    slots: [...spots.values()].map((spot) => slotOf(spot, moves)),
    ways: waysOf(moves, (place) => spots.get(spotKey(place)) as Spot),
  };
}

const BOARD_ORDER = ['flop1', 'flop2', 'flop3', 'turn', 'river'];

function slotOf(spot: Spot, moves: readonly CardMove[]): Slot {
  const { key } = spot;
  if (['stub', 'muck', 'deck'].includes(key)) return { ...spot, lies: 'pile' };
  const first = moves.find(({ from, to }) => spotKey(from) === key || spotKey(to) === key);
  if (first === undefined) return { ...spot, lies: stays(key, moves) };
  const leaves = moves.find(({ from }) => spotKey(from) === key);
  // burn cards lie on each other: one may come there before another goes
  if (leaves === undefined || (leaves !== first && !key.startsWith('burn'))) return { ...spot, lies: 'free' };
  const named = isBoard(key) && leaves.card.is === 'known' ? leaves.card.card : undefined;
  return { ...spot, lies: 'card', ...(named !== undefined && { shown: named }) };
}

const isBoard = (key: string): boolean => BOARD_ORDER.includes(key) || key === 'surplus';

/** What no move touches: burns lie there, and so does the board up to the cards that are moved. */
function stays(key: string, moves: readonly CardMove[]): Slot['lies'] {
  if (key.startsWith('burn')) return 'pile';
  const left = moves.map(({ from }) => spotKey(from));
  const touched = [...left, ...moves.map(({ to }) => spotKey(to))].map((each) => BOARD_ORDER.indexOf(each));
  const withFlop = key.startsWith('flop') && left.some((each) => each.startsWith('flop') || each === 'surplus');
  return withFlop || touched.some((at) => at > BOARD_ORDER.indexOf(key)) ? 'stays' : 'free';
}

/** Cards that go the same way one after the other have one arrow. */
function waysOf(moves: readonly CardMove[], spotOf: (place: CardPlace) => Spot): readonly Way[] {
  const ways: Way[] = [];
  const middleOf = (spot: Spot): Spot => (groupOf(spot) === 'flop' ? spotOf({ is: 'flop', nth: 2 }) : spot);
  for (const [at, { from, to }] of moves.entries()) {
    const way = { from: spotOf(from), to: spotOf(to), first: at + 1, last: at + 1 };
    const before = ways.at(-1);
    if (before !== undefined && groupOf(before.from) === groupOf(way.from) && groupOf(before.to) === groupOf(way.to))
      ways[ways.length - 1] = {
        from: middleOf(before.from),
        to: middleOf(before.to),
        first: before.first,
        last: way.last,
      };
    else ways.push(way);
  }
  return ways;
}

/** Flop cards go and come together, and so do burn cards. */
function groupOf({ key, place }: Spot): string {
  if (place.is === 'flop' || place.is === 'boardSurplus') return 'flop';
  return place.is === 'burn' ? 'burn' : key;
}
