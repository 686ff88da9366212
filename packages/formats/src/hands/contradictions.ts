import type { HandEvent } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { Contradiction, Remark } from '../problems/contradiction.ts';
import { writeAmount } from './amount.ts';
import { finishingStacks } from './finishing-stacks.ts';
import type { HandRecord } from './hand-record.ts';
import type { Replay } from './replay.ts';
import type { Said } from './said.ts';

type SaidOf<Is extends Said['is']> = Said & { readonly is: Is };
type Pair = { readonly seat: SeatNo; readonly written: number; readonly cameOut: number };

/** What the file says of the hand, and what its actions do not make of it. Nothing of a hand that could not be played. */
export function contradictionsIn(record: HandRecord, replay: Replay): readonly Contradiction[] {
  if (replay.fault !== undefined) return [];
  const during = [...postedOtherwise(record, replay), ...paidOtherwise(record, replay)];
  return replay.hand.phase === 'ended'
    ? [...during, ...collectedOtherwise(record, replay), ...stacksOtherwise(record, replay).contradictions]
    : during;
}

/** What may be told of a hand without being a contradiction. */
export function remarksOn(record: HandRecord, replay: Replay): readonly Remark[] {
  if (replay.fault !== undefined || replay.hand.phase !== 'ended') return [];
  const won = receivedIn(replay.events, record, 'PotAwarded');
  const more = saidOf(record, 'winnings').flatMap(({ seat, amount: written, at }): readonly Remark[] => {
    const cameOut = won.get(seat) ?? 0;
    return exceeds(written, cameOut) ? [{ ...at, code: 'winnings-differ', seat, written, cameOut }] : [];
  });
  return [...stacksOtherwise(record, replay).remarks, ...more];
}

const saidOf = <Is extends Said['is']>({ says }: HandRecord, is: Is): readonly SaidOf<Is>[] =>
  says.filter((said): said is SaidOf<Is> => said.is === is);

/** Amounts of money come from decimal text: what is closer than this is the same. */
const NEAR = 1e-6;
const exceeds = (one: number, other: number): boolean => one > other + NEAR;
/** Without what adding decimal numbers leaves behind. */
const plain = (amount: number): number => Number(amount.toFixed(8));
const differ = (one: number, other: number): boolean => Math.abs(one - other) > NEAR;

function paidOtherwise(record: HandRecord, { events, begins }: Replay): readonly Contradiction[] {
  return saidOf(record, 'paid').flatMap(({ nth, seat, amount: written, at }): readonly Contradiction[] => {
    const here = events.slice(begins[nth], begins[nth + 1]);
    const cameOut = here.reduce((sum, event) => sum + (paysIn(event, seat) ?? 0), 0);
    const inUnits = unitsOf(record)(cameOut);
    return differ(written, inUnits) ? [{ ...at, code: 'paid-differs', seat, written, cameOut: inUnits }] : [];
  });
}

const paysIn = (event: HandEvent, seat: SeatNo): number | undefined =>
  (event.type === 'Called' || event.type === 'BringInPosted') && event.seat === seat ? event.amount : undefined;

function postedOtherwise(record: HandRecord, { events }: Replay): readonly Contradiction[] {
  const posted = new Map<SeatNo, number>();
  for (const event of events) {
    if (event.type === 'ForcedBetPosted') add(posted, event.seat, event.amount);
  }
  const inUnits = unitsOf(record);
  return totalsOf(saidOf(record, 'posted')).flatMap(({ seat, amount: written, at }): readonly Contradiction[] => {
    const cameOut = inUnits(posted.get(seat) ?? 0);
    return differ(written, cameOut) ? [{ ...at, code: 'posted-differs', seat, written, cameOut }] : [];
  });
}

/** Who has got what, the uncalled bet with it. The house may have kept what the file calls its rake. */
function collectedOtherwise(record: HandRecord, { events }: Replay): readonly Contradiction[] {
  const collected = saidOf(record, 'collected');
  const [first] = collected;
  if (first === undefined) return [];
  const returned = saidOf(record, 'returned');
  const rake = saidOf(record, 'rake').reduce((sum, { amount }) => sum + amount, 0);
  const theirs = totalsOf([...collected, ...returned]);
  // where nothing is said of the uncalled bet it may be counted with the pot, or not
  const ways = [receivedIn(events, record, 'PotAwarded', 'BetReturned')];
  if (returned.length === 0) ways.push(receivedIn(events, record, 'PotAwarded'));
  const judged = ways.map((ours) => judgeCollected(theirs, ours, rake, first));
  return judged.find(({ length }) => length === 0) ?? judged.at(-1) ?? [];
}

type Total = { readonly seat: SeatNo; readonly amount: number; readonly at: Said['at'] };

function judgeCollected(
  theirs: readonly Total[],
  ours: ReadonlyMap<SeatNo, number>,
  rake: number,
  first: Pick<Said, 'at'>,
): readonly Contradiction[] {
  const seats = new Set([...theirs.map(({ seat }) => seat), ...ours.keys()]);
  const apart = [...seats].flatMap((seat): readonly Contradiction[] => {
    const total = theirs.find((one) => one.seat === seat);
    const [written, cameOut] = [plain(total?.amount ?? 0), plain(ours.get(seat) ?? 0)];
    const isRaked = rake > 0 && written > 0 && !exceeds(written, cameOut);
    if (isRaked || !differ(written, cameOut)) return [];
    return [{ ...(total ?? first).at, code: 'collected-differs', seat, written, cameOut }];
  });
  if (apart.length > 0) return apart;
  const written = plain(theirs.reduce((sum, { amount }) => sum + amount, rake));
  const cameOut = plain([...ours.values()].reduce((sum, amount) => sum + amount, 0));
  return differ(written, cameOut) ? [{ ...first.at, code: 'pots-differ', written, cameOut }] : [];
}

/** A pot that does not divide is shared in whole chips; some files cut the last one in two. */
function stacksOtherwise(
  record: HandRecord,
  replay: Replay,
): { readonly contradictions: readonly Contradiction[]; readonly remarks: readonly Remark[] } {
  const stacks = finishingStacks(record, replay);
  const seats = record.setup.players.map(({ seat }) => seat);
  const apart = saidOf(record, 'stack').flatMap(
    ({ seat, amount: written, at }): readonly (Pair & Pick<Said, 'at'>)[] => {
      const cameOut = stacks[seats.indexOf(seat)];
      return typeof cameOut === 'number' && differ(written, cameOut) ? [{ seat, written, cameOut, at }] : [];
    },
  );
  const chip = unitsOf(record)(1);
  const isHalved =
    apart.every(({ written, cameOut }) => Math.abs(written - cameOut) < chip - NEAR) &&
    !differ(
      apart.reduce((sum, { written, cameOut }) => sum + written - cameOut, 0),
      0,
    );
  const told = apart.map(({ at, ...pair }) => ({ ...at, ...pair }));
  return isHalved
    ? { contradictions: [], remarks: told.map((one) => ({ ...one, code: 'odd-chip-halved' })) }
    : { contradictions: told.map((one) => ({ ...one, code: 'stack-differs' })), remarks: [] };
}

const unitsOf =
  ({ decimals }: HandRecord) =>
  (chips: number): number =>
    Number(writeAmount(chips, decimals));

/** What each seat got back from the middle. */
function receivedIn(
  events: readonly HandEvent[],
  record: HandRecord,
  ...types: readonly ('PotAwarded' | 'BetReturned')[]
): ReadonlyMap<SeatNo, number> {
  const received = new Map<SeatNo, number>();
  const inUnits = unitsOf(record);
  for (const event of events) {
    if (event.type === 'PotAwarded' && types.includes(event.type)) {
      for (const { seat, amount } of event.shares) add(received, seat, inUnits(amount));
    } else if (event.type === 'BetReturned' && types.includes(event.type)) {
      add(received, event.seat, inUnits(event.amount));
    }
  }
  return received;
}

/** Each seat's amounts together, where the first of them stands. */
function totalsOf(said: readonly Total[]): readonly Total[] {
  const totals = new Map<SeatNo, Total>();
  for (const { seat, amount, at } of said) {
    const before = totals.get(seat);
    totals.set(seat, before === undefined ? { seat, amount, at } : { ...before, amount: before.amount + amount });
  }
  return [...totals.values()];
}

const add = (to: Map<SeatNo, number>, seat: SeatNo, amount: number): void => {
  to.set(seat, (to.get(seat) ?? 0) + amount);
};
