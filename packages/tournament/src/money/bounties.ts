import type { Cents } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import { isWon } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { bountyForm } from './bounty-form.ts';
import { takersOf } from './bounty-takers.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { envelopesHeld } from './envelopes-held.ts';
import { isAllGivenBack } from './given-back.ts';
import { onlyHanded } from './handed-so-far.ts';
import { headsLeft, headsTaken, sharedBy } from './heads-taken.ts';

/** What somebody has won by knocking others out, and what stands on his own head. */
export type Bounty = { readonly won: Cents; readonly head: Cents };

/** What somebody left who went out and nobody has won: of an envelope it is not known yet. */
export type Unclaimed = { readonly entry: EntryId; readonly bustOut: BustOutId; readonly amount?: Cents };

/** Nobody is named who took them out, or several where the floor is to name one. The floor says who; else it is the house's in the end. */
export function unclaimed(state: Tournament): readonly Unclaimed[] {
  if (isAllGivenBack(state)) return [];
  if (bountyForm(state).by !== 'mystery')
    return headsTaken(state).flatMap((one) =>
      one.is === 'stays' && one.value > 0 ? [{ entry: one.entry, bustOut: one.bustOut, amount: one.value }] : [],
    );
  const { players = [], drawn = [] } = envelopesHeld(state) ?? {};
  const had = new Set(drawn.map(({ entry }) => entry));
  return players.flatMap((entry) => {
    const bustOut = state.entries.get(entry)?.out;
    const takers = had.has(entry) ? undefined : takersOfLast(state, entry);
    return bustOut === undefined || takers === undefined || takers.length > 0 ? [] : [{ entry, bustOut }];
  });
}

/** What a disqualified player has won is nobody's where he loses all prizes; what stands on his head is still to be won. */
const forfeited = (state: Tournament, entry: EntryId, won: number): Cents =>
  (won > 0 && forfeitsPrizes(state, entry) ? 0 : won) as Cents;

/**
 * Nothing of it is anybody's twice: what is won, what stands on heads and what nobody has won are what was paid in. Who is
 * left at the end takes his own.
 */
export function bounties(state: Tournament): ReadonlyMap<EntryId, Bounty> {
  const heads = headsLeft(state);
  const taken = takenBy(state, heads);
  const won = isAllGivenBack(state) ? onlyHanded(state, taken, 'bounty') : taken;
  // who is left at the end has won his own: it stands nowhere any more
  const stands = isWon(state) ? new Map<EntryId, Cents>() : heads;
  return new Map(
    [...new Set([...won.keys(), ...stands.keys()])].flatMap((entry) => {
      const found = { won: forfeited(state, entry, won.get(entry) ?? 0), head: stands.get(entry) ?? (0 as Cents) };
      return found.won > 0 || found.head > 0 ? [[entry, found]] : [];
    }),
  );
}

/** What was won by who may have none of it. */
export const bountiesForfeited = (state: Tournament): number =>
  [...takenBy(state, headsLeft(state))].reduce((sum, [entry, won]) => sum + won - forfeited(state, entry, won), 0);

type Heads = ReadonlyMap<EntryId, Cents>;

/** What each took from others, and what who is left at the end keeps of his own. */
function takenBy(state: Tournament, heads: Heads): ReadonlyMap<EntryId, Cents> {
  const won = new Map<EntryId, Cents>(keptBy(state, heads));
  const add = (entry: EntryId, amount: number) =>
    amount > 0 && won.set(entry, ((won.get(entry) ?? 0) + amount) as Cents);
  for (const taken of headsTaken(state))
    if (taken.is === 'won') for (const { entry, paid } of taken.parts) add(entry, paid);
  for (const { takers, amount } of envelopesWon(state)) {
    const parts = sharedBy(takers, amount);
    for (const [nth, taker] of takers.entries()) add(taker, parts[nth] ?? 0);
  }
  return won;
}

/** His own head, or what was in his own envelope: heads are worth nothing before it is won. */
function keptBy(state: Tournament, heads: Heads): ReadonlyMap<EntryId, Cents> {
  if (!isWon(state)) return new Map();
  const isLeft = (id: EntryId): boolean => {
    const entry = state.entries.get(id);
    return entry !== undefined && isInPlay(entry);
  };
  const drawn = (envelopesHeld(state)?.drawn ?? []).filter(({ entry }) => takersOfLast(state, entry) === undefined);
  const kept = new Map<EntryId, Cents>([...heads].filter(([id, head]) => head > 0 && isLeft(id)));
  for (const { entry, amount } of drawn) kept.set(entry, ((kept.get(entry) ?? 0) + amount) as Cents);
  return kept;
}

/** Of all that is won by bounties, what nobody took from anybody: it stood on the heads of those who have it. */
export const bountiesKept = (state: Tournament): Cents =>
  [...keptBy(state, headsLeft(state))].reduce((sum, [entry, kept]) => sum + forfeited(state, entry, kept), 0) as Cents;

/** What was drawn for who is out is theirs who took him out. */
const envelopesWon = (state: Tournament) =>
  (envelopesHeld(state)?.drawn ?? []).flatMap(({ entry, amount }) => {
    const takers = takersOfLast(state, entry);
    return takers === undefined ? [] : [{ amount, takers }];
  });

/** Whose it is what he leaves who went out for good; undefined where he has not. */
export function takersOfLast(state: Tournament, id: EntryId): readonly EntryId[] | undefined {
  const hand = state.bustOuts.find((bustOut) => bustOut.id === state.entries.get(id)?.out);
  const one = hand?.out.find(({ entry }) => entry === id);
  return hand && one && takersOf(state, one, hand);
}
