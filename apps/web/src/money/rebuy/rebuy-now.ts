import type { Instant } from '@riffle/aggregate';
import {
  type ClockReading,
  type EntryId,
  limitMet,
  missedHand,
  offeredNow,
  type Profile,
  readClock,
  type TournamentView,
} from '@riffle/tournament';
import { boughtSoFar } from './bought-so-far.ts';

type At = Pick<
  TournamentView,
  'setup' | 'clock' | 'stage' | 'money' | 'deal' | 'entries' | 'figures' | 'bustOuts' | 'tables'
>;

/**
 * By which prices he buys back in who is out, or goes out now, the proposed one first; none where rulebook, prices, their time or a limit of the
 * night have none, or a hand was played at his table since. What a reason would pass is the till's.
 */
export function rebuysNow(view: At, entry: EntryId, now: Instant): readonly Profile[] {
  const { setup, clock, stage, money, deal } = view;
  if (setup.money === undefined || stage === 'over' || deal !== undefined || money?.books?.settled !== undefined)
    return [];
  if (money?.byTheBook.over.includes('rebuy') !== false) return [];
  const reading = readClock(clock, setup.levels, now);
  if (isLimited(view, entry, reading) || hasMissed(view, entry)) return [];
  // once the envelopes are sealed nothing more is put on heads
  return offeredNow(setup.money, 'rebuy', reading, now).filter(
    ({ parts }) => money.mystery === undefined || !parts.some((part) => part.for === 'bounty' && part.amount > 0),
  );
}

function isLimited(view: At, id: EntryId, reading: ClockReading): boolean {
  const sofar = boughtSoFar(view, id, 'rebuy');
  // who goes out is gone already
  const left = sofar.left - (view.entries[id]?.bustOut === undefined ? 1 : 0);
  const limits = view.setup.money?.limits?.rebuy ?? {};
  return limitMet(limits, { kind: 'rebuy' }, { ...sofar, left }, reading) !== undefined;
}

const hasMissed = ({ entries, bustOuts, tables }: At, id: EntryId): boolean =>
  missedHand(bustOuts, (table) => tables[table]?.hand?.at, { id, out: entries[id]?.bustOut });
