import type { ForcedBetKind, SeenCard, Variant } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { ToldAct, ToldHand, ToldRound } from '../hands/told-hand.ts';
import { isWrittenCards } from '../hands/written-cards.ts';
import type { RecordFault } from '../problems/record-fault.ts';
import { streetNames } from './games.ts';
import type { Ohh, OhhAction } from './ohh-shape.ts';

type Table = {
  readonly variant: Variant;
  readonly seats: ReadonlyMap<number, SeatNo>;
  readonly chips: (amount: number) => number;
};
type Read = Pick<ToldHand, 'rounds' | 'showdown'> | { readonly fault: RecordFault };

const POSTS: { readonly [action in OhhAction['action']]?: ForcedBetKind } = {
  'Post Ante': 'ante',
  'Post SB': 'smallBlind',
  'Post BB': 'bigBlind',
  Straddle: 'straddle',
  'Post Dead': 'deadPost',
  'Post Extra Blind': 'livePost',
};

/** Streets, what was done on them, and the showdown. A street that comes again is a further run of the board. */
export function readRounds(ohh: Ohh, table: Table): Read {
  const names = streetNames(table.variant);
  const rounds: ToldRound[] = [];
  const showdown: ToldAct[] = [];
  for (const [nth, { street: name, cards = [], actions }] of ohh.rounds.entries()) {
    const pointer = `/ohh/rounds/${String(nth)}`;
    const street = names.indexOf(name);
    const last = name === 'Showdown';
    if (street < 0 && !last) return { fault: { code: 'field-wrong', field: 'street', pointer: `${pointer}/street` } };
    if (!isWrittenCards(cards)) return { fault: { code: 'field-wrong', field: 'cards', pointer: `${pointer}/cards` } };
    const read = readActs(ohh, actions, `${pointer}/actions`, table);
    if ('fault' in read) return read;
    showdown.push(...read.acts.filter(({ is }) => is === 'show' || is === 'muck'));
    const acts = read.acts.filter(({ is }) => is !== 'show' && is !== 'muck');
    const run = rounds.filter((round) => round.street === street).length;
    if (!last) rounds.push({ street, run, board: cards, acts });
  }
  return { rounds, showdown };
}

function readActs(
  ohh: Ohh,
  actions: readonly OhhAction[],
  under: string,
  table: Table,
): { readonly acts: readonly ToldAct[] } | { readonly fault: RecordFault } {
  const acts: ToldAct[] = [];
  const bets = new Map<SeatNo, number>();
  for (const [nth, action] of actions.entries()) {
    const pointer = `${under}/${String(nth)}`;
    const seat = table.seats.get(action.player_id ?? -1);
    if (!isWrittenCards(action.cards ?? [])) {
      return { fault: { code: 'field-wrong', field: 'cards', pointer: `${pointer}/cards` } };
    }
    if (WITHOUT_PLAY.has(action.action)) continue;
    if (seat === undefined)
      return { fault: { code: 'field-wrong', field: 'player_id', pointer: `${pointer}/player_id` } };
    acts.push(...readAct(ohh, action, seat, { pointer }, table, bets, acts));
  }
  return { acts };
}

const WITHOUT_PLAY = new Set<OhhAction['action']>(['Added Chips', 'Sits Down', 'Stands Up', 'Added To Pot']);

function readAct(
  ohh: Ohh,
  { action, amount: written = 0, is_allin: allIn = false, cards = [] }: OhhAction,
  seat: SeatNo,
  at: { readonly pointer: string },
  { variant, chips }: Table,
  bets: Map<SeatNo, number>,
  before: readonly ToldAct[],
): readonly ToldAct[] {
  const amount = chips(written);
  const seen = cards as readonly SeenCard[];
  const kind = POSTS[action];
  const to = (bets.get(seat) ?? 0) + (kind === 'ante' || kind === 'deadPost' ? 0 : amount);
  if (kind !== undefined && variant.family === 'stud' && kind === 'livePost') {
    bets.set(seat, to);
    return [{ is: 'bringIn', at, seat, amount }];
  }
  if (kind !== undefined) {
    const owed = allIn ? Math.max(amount, owedFor(kind, ohh, chips, highestOwed(before))) : amount;
    bets.set(seat, to);
    return [{ is: 'post', at, seat, kind, amount, owed }];
  }
  bets.set(seat, to);
  switch (action) {
    case 'Dealt Cards':
      return [{ is: 'dealt', at, seat, cards: seen }];
    case 'Shows Cards':
      return [{ is: 'show', at, seat, cards: seen }];
    case 'Mucks Cards':
      return [{ is: 'muck', at, seat }];
    case 'Fold':
      return [{ is: 'fold', at, seat }];
    case 'Check':
      return [{ is: 'check', at, seat }];
    case 'Call':
      return [{ is: 'call', at, seat, amount }];
    case 'Bet':
    case 'Raise':
      return [{ is: action === 'Bet' ? 'bet' : 'raise', at, seat, amount, to }];
    case 'Post Ante':
    case 'Post SB':
    case 'Post BB':
    case 'Straddle':
    case 'Post Dead':
    case 'Post Extra Blind':
    case 'Added Chips':
    case 'Sits Down':
    case 'Stands Up':
    case 'Added To Pot':
      return [];
  }
}

const highestOwed = (acts: readonly ToldAct[]): number =>
  Math.max(0, ...acts.map((act) => (act.is === 'post' && act.kind !== 'ante' ? act.owed : 0)));

/** What a player who is all-in with it still owed. */
function owedFor(kind: ForcedBetKind, ohh: Ohh, chips: (amount: number) => number, highest: number): number {
  switch (kind) {
    case 'ante':
      return chips(ohh.ante_amount ?? 0);
    case 'smallBlind':
      return chips(ohh.small_blind_amount ?? 0);
    case 'bigBlind':
    case 'livePost':
      return chips(ohh.big_blind_amount);
    case 'straddle':
      return Math.max(highest, chips(ohh.big_blind_amount)) * 2;
    case 'deadPost':
      return 0;
  }
}
