import type { TournamentEvent } from '../event.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import { isFree, isInPlay, playersLeft, samePlace } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const bustedOutFits = (
  state: Tournament,
  { bustOut, out, before, dealtWithout = [] }: Named<'BustedOut'>,
): boolean =>
  state.startedAt !== undefined &&
  !isHand(state, bustOut) &&
  (before === undefined || isHand(state, before)) &&
  // the hand that was set right is still the one that runs
  dealtWithout.every(({ table, no }) => state.tables.get(table)?.hand?.no === no) &&
  out.every(({ entry, by }) => isIn(state, entry) && by.every((id) => state.entries.get(id) !== undefined)) &&
  playersLeft(state) > out.length;

export const playEndedFits = (state: Tournament, { bustOut, out }: Named<'PlayEnded'>): boolean =>
  state.deal?.left === 0 &&
  !isHand(state, bustOut) &&
  out.every(({ entry }) => isIn(state, entry)) &&
  playersLeft(state) === out.length + 1;

export const stackRemovedFits = (state: Tournament, { bustOut, entry, shares = [] }: Named<'StackRemoved'>): boolean =>
  state.startedAt !== undefined &&
  !isHand(state, bustOut) &&
  isIn(state, entry) &&
  shares.every((share) => isIn(state, share.entry)) &&
  playersLeft(state) > 1;

export function bustOutChangedFits(state: Tournament, { bustOut, out, back = [] }: Named<'BustOutChanged'>): boolean {
  const hand = state.bustOuts.find(({ id }) => id === bustOut);
  if (hand === undefined) return false;
  const own = new Set(hand.out.map(({ entry }) => entry));
  const named = new Set([...out, ...back].map(({ entry }) => entry));
  const isBack = (entry: EntryId): boolean => own.has(entry) && state.entries.get(entry)?.out === undefined;
  const gone = [...own].filter((entry) => !isBack(entry)).length;
  const left = playersLeft(state) + gone - out.filter(({ entry }) => !isBack(entry)).length;
  return (
    left > 0 &&
    named.size === out.length + back.length &&
    [...own].every((entry) => named.has(entry) || isBack(entry)) &&
    out.every(({ entry, by }) => (own.has(entry) || isIn(state, entry)) && by.every((id) => state.entries.get(id))) &&
    back.every(({ entry }) => own.has(entry)) &&
    seatsFit(state, back)
  );
}

export const bustOutMovedFits = (state: Tournament, { bustOut, before }: Named<'BustOutMoved'>): boolean =>
  isHand(state, bustOut) && (before === undefined || isHand(state, before));

export const reinstatedFits = (state: Tournament, { entry, bustOut, to }: Named<'Reinstated'>): boolean =>
  state.entries.get(entry)?.out === bustOut && (to === undefined || isFree(state, to));

const seatsFit = (state: Tournament, back: NonNullable<Named<'BustOutChanged'>['back']>): boolean => {
  const seats = back.flatMap(({ to }) => (to === undefined ? [] : [to]));
  return seats.every((to, index) => isFree(state, to) && seats.findIndex((other) => samePlace(other, to)) === index);
};

const isHand = (state: Tournament, bustOut: BustOutId): boolean => state.bustOuts.some(({ id }) => id === bustOut);

function isIn(state: Tournament, id: EntryId): boolean {
  const entry = state.entries.get(id);
  return entry !== undefined && isInPlay(entry);
}
