import { isSeatNo, type SeatNo } from '@riffle/table';
import { decimalsOf, readAmount } from '../hands/amount.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import { recordOfTold } from '../hands/record-of-told.ts';
import type { ToldHand } from '../hands/told-hand.ts';
import type { RecordFault } from '../problems/record-fault.ts';
import { variantOfOhh } from './games.ts';
import { tooLongList } from './list-bounds.ts';
import { ohhObjects } from './ohh-objects.ts';
import { type Ohh, ohhShape } from './ohh-shape.ts';
import { readRounds } from './read-rounds.ts';

/** Every hand of an Open Hand History file; a broken one does not touch the others. */
export const readOhh = (text: string): readonly ReadHand[] => [...eachOhh(text)];

export function* eachOhh(text: string): Iterable<ReadHand> {
  let hand = 0;
  for (const one of ohhObjects(text)) {
    hand += 1;
    const read = 'is' in one ? readObject(one.is) : one;
    yield 'told' in read ? { hand, ok: true, record: recordOfTold(read.told) } : { hand, ok: false, fault: read.fault };
  }
}

function readObject(value: unknown): { readonly told: ToldHand } | { readonly fault: RecordFault } {
  const long = tooLongList(value);
  if (long !== undefined) return { fault: long };
  const { data, error } = ohhShape.safeParse(value);
  if (data === undefined) {
    const [issue] = error.issues;
    const path = (issue?.path ?? []).map(String);
    const missing = valueAt(value, issue?.path ?? []) === undefined;
    return {
      fault: {
        code: missing ? 'field-missing' : 'field-wrong',
        field: path.at(-1) ?? 'ohh',
        pointer: `/ohh/${path.join('/')}`,
      },
    };
  }
  return toldOf(data);
}

/** What stands at the end of a path, `undefined` where nothing does. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return at;
}

function toldOf(ohh: Ohh): { readonly told: ToldHand } | { readonly fault: RecordFault } {
  const wrong = (field: string, pointer: string): { readonly fault: RecordFault } => ({
    fault: { code: 'field-wrong', field, pointer },
  });
  const dealtIn = ohh.players.filter(({ is_sitting_out: out }) => out !== true);
  const seats = new Map<number, SeatNo>();
  for (const [nth, { id, seat }] of ohh.players.entries()) {
    if (!isSeatNo(seat) || [...seats.values()].includes(seat)) return wrong('seat', `/ohh/players/${String(nth)}/seat`);
    seats.set(id, seat);
  }
  if (dealtIn.length < 2) return wrong('players', '/ohh/players');
  if (!isSeatNo(ohh.dealer_seat)) return wrong('dealer_seat', '/ohh/dealer_seat');
  const actions = ohh.rounds.flatMap((round) => round.actions);
  const dealt = actions.find(({ action, cards }) => action === 'Dealt Cards' && (cards?.length ?? 0) > 0);
  const shown = actions.find(({ action, cards }) => action === 'Shows Cards' && (cards?.length ?? 0) > 0);
  const count = (dealt ?? shown)?.cards?.length ?? OMAHA_CARDS;
  const variant = variantOfOhh(ohh.game_type, ohh.bet_limit.bet_type, count);
  if (variant === undefined) {
    const name = `${ohh.bet_limit.bet_type} ${ohh.game_type}`;
    return { fault: { code: 'variant-unknown', variant: name, pointer: '/ohh/game_type' } };
  }
  const { small_blind_amount: smallBlind = 0, big_blind_amount: bigBlind } = ohh;
  const amounts = amountsIn(ohh);
  const written = decimalsOf(amounts.map(({ amount }) => String(amount)));
  const decimals = written === 0 ? 0 : Math.max(written, CENTS);
  const unreadable = amounts.find(({ amount }) => readAmount(String(amount), decimals) === undefined);
  if (unreadable !== undefined) return wrong(unreadable.field, unreadable.pointer);
  const chips = (amount: number): number => readAmount(String(amount), decimals) ?? 0;
  const read = readRounds(ohh, { variant, seats, chips });
  if ('fault' in read) return read;
  const small = chips(bigBlind);
  const collected = collectedIn(ohh, seats);
  const nobody = collected.find(({ seat }) => seat === undefined);
  if (nobody !== undefined) return wrong('player_id', `${nobody.pointer.slice(0, -'win_amount'.length)}player_id`);
  return {
    told: {
      variant,
      decimals,
      about: aboutOf(ohh),
      button: ohh.dealer_seat,
      players: dealtIn.map(({ id, name, starting_stack: stack }) => ({
        seat: seats.get(id) as SeatNo,
        name,
        stack: chips(stack),
      })),
      bringIn: variant.family === 'stud' ? chips(smallBlind) : 0,
      bets: { small, big: variant.structure === 'fixedLimit' ? small * 2 : small },
      ...read,
      collected: collected.flatMap(({ seat, amount, pointer }) =>
        seat === undefined ? [] : [{ seat, amount: chips(amount), at: { pointer } }],
      ),
      rake: (ohh.pots ?? []).reduce((sum, { rake = 0 }) => sum + chips(rake), 0),
      start: { pointer: '/ohh' },
    },
  };
}

const OMAHA_CARDS = 4;
const CENTS = 2;

/** Who is said to have got what; `seat` is missing where nobody has this id. */
const collectedIn = ({ pots = [] }: Ohh, seats: ReadonlyMap<number, SeatNo>) =>
  pots.flatMap(({ player_wins: wins = [] }, pot) =>
    wins.map(({ player_id: id, win_amount: amount }, nth) => ({
      seat: seats.get(id),
      amount,
      pointer: `/ohh/pots/${String(pot)}/player_wins/${String(nth)}/win_amount`,
    })),
  );

type Amount = { readonly amount: number; readonly field: string; readonly pointer: string };

/** Every amount that is played with. */
function amountsIn(ohh: Ohh): readonly Amount[] {
  const of = (field: string, amount: number | undefined, under = '/ohh'): readonly Amount[] =>
    amount === undefined ? [] : [{ amount, field, pointer: `${under}/${field}` }];
  return [
    ...of('small_blind_amount', ohh.small_blind_amount),
    ...of('big_blind_amount', ohh.big_blind_amount),
    ...of('ante_amount', ohh.ante_amount),
    ...ohh.players.flatMap((player, nth) => of('starting_stack', player.starting_stack, `/ohh/players/${String(nth)}`)),
    ...(ohh.pots ?? []).flatMap(({ rake, player_wins: wins = [] }, pot) => [
      ...of('rake', rake, `/ohh/pots/${String(pot)}`),
      ...wins.flatMap((win, nth) =>
        of('win_amount', win.win_amount, `/ohh/pots/${String(pot)}/player_wins/${String(nth)}`),
      ),
    ]),
    ...ohh.rounds.flatMap(({ actions }, round) =>
      actions.flatMap(({ amount }, nth) => of('amount', amount, `/ohh/rounds/${String(round)}/actions/${String(nth)}`)),
    ),
  ];
}

function aboutOf(ohh: Ohh): ToldHand['about'] {
  const {
    game_number: id,
    site_name: room,
    table_name: table,
    currency,
    start_date_utc: startedAt,
    table_size: seatCount,
  } = ohh;
  return {
    ...(id === undefined ? {} : { id }),
    ...(room === undefined ? {} : { room }),
    ...(table === undefined ? {} : { table }),
    ...(currency === undefined ? {} : { currency }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(seatCount === undefined ? {} : { seatCount }),
  };
}
