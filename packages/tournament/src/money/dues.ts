import { remembered } from '@riffle/aggregate';
import { type Cents, shareOut } from '@riffle/money';
import { openHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { bounties } from './bounties.ts';
import { givenByHand } from './by-hand.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { isAllGivenBack } from './given-back.ts';
import { handedSum, kindByKind, NOTHING_WON, WON_KINDS } from './handed.ts';
import { handedSoFar, onlyHanded } from './handed-so-far.ts';
import { type Handed, NO_MONEY } from './money-state.ts';
import { byOddCents, stacksWhenOut } from './odd-cents.ts';
import { prizes } from './prize-pool.ts';
import { seatPrices, seatsWon } from './seats.ts';
import { specialsWon } from './specials.ts';

/** What somebody has won in all, and how much of it is still to be handed out. */
export type PrizeDue = Required<Handed> & {
  readonly entry: EntryId;
  readonly won: Required<Handed>;
  /** A part of the pool is among the special prizes: it grows with the field. */
  readonly specialGrows?: true;
};

/** Of everybody who has won something or was handed something. As places stand: a late entry may still move them. */
export const dues = remembered((state: Tournament): readonly PrizeDue[] => {
  const prize = prizesWon(state);
  const bounty = bounties(state);
  const special = specialsWon(state);
  const byHand = givenByHand(state);
  const handed = handedSoFar(state);
  const named = new Set([...prize.keys(), ...bounty.keys(), ...special.keys(), ...byHand.keys(), ...handed.keys()]);
  return [...named].flatMap((entry) => {
    const won = {
      prize: prize.get(entry) ?? (0 as Cents),
      bounty: bounty.get(entry)?.won ?? (0 as Cents),
      special: special.get(entry) ?? (0 as Cents),
      byHand: byHand.get(entry) ?? (0 as Cents),
    };
    const had = handed.get(entry) ?? NOTHING_WON;
    const due = kindByKind((kind) => won[kind] - had[kind]);
    const nothing = handedSum(won) + handedSum(had) === 0;
    const grows = growsWithField(state, entry);
    return nothing ? [] : [{ entry, won, ...due, ...(grows && { specialGrows: true }) }];
  });
});

/** A part of the pool still grows with it; an amount is what it is. */
function growsWithField(state: Tournament, entry: EntryId): boolean {
  const planned = setupOf(state).prizePlan?.special ?? [];
  return (state.money ?? NO_MONEY).awarded.some(({ special, entries }) => {
    const { worth } = planned[special - 1] ?? {};
    return entries.includes(entry) && worth !== undefined && 'share' in worth;
  });
}

/** Whoever has been handed more than he has won by what follows, and not as much more before. */
export function newlyOverpaid(before: Tournament, after: Tournament): PrizeDue | undefined {
  const was = new Map(dues(before).map((due) => [due.entry, due]));
  return dues(after).find((due) =>
    WON_KINDS.some((what) => due[what] < Math.min(0, was.get(due.entry)?.[what] ?? 0) && due.won[what] >= 0),
  );
}

/** Who shares places shares their prizes in equal parts; odd cents as the rulebook says. */
export const prizesWon = remembered((state: Tournament): ReadonlyMap<EntryId, Cents> => {
  const won = new Map([...ofPlaces(state), ...ofDeal(state)]);
  const open = openHand(state);
  for (const entry of won.keys()) {
    const out = state.entries.get(entry)?.out;
    // nobody has a place before all tables have finished the hand
    if (forfeitsPrizes(state, entry) || (out !== undefined && open.has(out))) won.delete(entry);
  }
  return isAllGivenBack(state) ? onlyHanded(state, won, 'prize') : won;
});

/** By the deal, in place of what the place would pay; the winner has besides what was left to play for. */
function ofDeal(state: Tournament): ReadonlyMap<EntryId, Cents> {
  const { deal } = state;
  if (deal === undefined) return new Map();
  const final = places(state);
  const besides = (entry: EntryId): number => (final.get(entry)?.place === 1 ? deal.left : 0);
  return new Map(deal.shares.map(({ entry, amount }) => [entry, (amount + besides(entry)) as Cents]));
}

/** A seat that is won is handed over, and not paid. */
function ofPlaces(state: Tournament): ReadonlyMap<EntryId, Cents> {
  const shared = state.deal?.shares.length ?? 0;
  const prices = seatPrices(state);
  const seats = seatsWon(state);
  const paid = prizes(state).map((prize, index) => {
    if (index < shared) return 0 as Cents;
    return (prize - (seats.has(index + 1) ? (prices.get(index + 1) ?? 0) : 0)) as Cents;
  });
  const byPlace = Map.groupBy([...places(state)], ([, { place }]) => place);
  const won = new Map<EntryId, Cents>();
  for (const [place, sharing] of byPlace) {
    const sum = paid.slice(place - 1, place - 1 + sharing.length).reduce((total, prize) => total + prize, 0);
    if (sum === 0) continue;
    const inOrder = byOddCents(
      state,
      sharing.map(([entry]) => entry),
      stacksWhenOut(state),
    );
    const parts = shareOut(
      sum as Cents,
      inOrder.map(() => 1),
    );
    for (const [nth, entry] of inOrder.entries()) {
      won.set(entry, parts[nth] ?? (0 as Cents));
    }
  }
  return won;
}
