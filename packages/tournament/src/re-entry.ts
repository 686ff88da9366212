import type { Context, Instant } from '@riffle/aggregate';
import { inField } from './alternate-list.ts';
import { readClock } from './clock-reading.ts';
import type { ClockSetting } from './clock-setting.ts';
import type { NewEntry } from './command.ts';
import type { Objection } from './decision.ts';
import { lateEntryOpen } from './late-entry.ts';
import { offeredAtLevel, offeredNow } from './money/offered-at.ts';
import { prizes } from './money/prize-pool.ts';
import { hasEntered } from './people-index.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { playersLeft } from './seating-index.ts';
import type { PinnedSetup } from './setup.ts';
import type { Tournament } from './state.ts';
import type { TournamentView } from './view.ts';

/** Through which level one may enter again, where the rulebook says so itself. */
export function reEntryLevel(setup: PinnedSetup): number | undefined {
  const { value } = policyOf(setup, 'entries.reEntry');
  return value.is === 'unlimitedUntilLevel' ? value.level : undefined;
}

/** Entries count, not people: they fill the prizes. Who waits as an alternate (not among `entering`) is not in the field yet. Where the rulebook ends re-entries with it, no reason sells one more. */
export function fieldFull(
  state: Tournament,
  entries: readonly NewEntry[],
  entering: readonly NewEntry[],
  reason: string | undefined,
): Objection {
  const { mostEntries: most } = setupOf(state);
  if (most === undefined) return undefined;
  const ever = fieldFullEver(state, entries);
  if (ever !== undefined) return ever;
  const sold = state.entries.measured(inField);
  return reason || sold + entering.length <= most || entering.length === 0
    ? undefined
    : { code: 'field-full', most, entries: sold };
}

/** What of it no reason passes. */
export function fieldFullEver(state: Tournament, coming: readonly Pick<NewEntry, 'person'>[]): Objection {
  const setup = setupOf(state);
  const { mostEntries: most } = setup;
  if (most === undefined) return undefined;
  const sold = state.entries.measured(inField);
  const { value, refs } = policyOf(setup, 'entries.reEntry');
  const again = value.is === 'unlimitedUntilLevel' && coming.some(({ person }) => hasEntered(state, person));
  return again && sold + coming.length > most ? { code: 'field-full', most, entries: sold, refs } : undefined;
}

/** A second entry of somebody who is out, as the rulebook has it; where it leaves that open, the night must sell them. */
export function noReEntry(state: Tournament, entries: readonly NewEntry[], { now }: Context): Objection {
  if (!entries.some(({ person }) => hasEntered(state, person))) return undefined;
  return reEntryRefused({ setup: setupOf(state), clock: state.clock }, fieldOf(state), now);
}

/** The same but for its last level, which the clock knows. */
export const noReEntryEver = (state: Tournament): Objection =>
  reEntryRefused({ setup: setupOf(state) }, fieldOf(state), undefined);

/** The same but for what the night sells: what the rulebook itself ends, for everybody. */
export function noReEntryLeft(state: Tournament): Objection {
  const objection = noReEntryEver(state);
  return objection?.code === 'no-such-profile' ? undefined : objection;
}

const fieldOf = (state: Tournament): Field => ({
  paid: prizes(state).length,
  left: playersLeft(state),
});

type At = { readonly setup: PinnedSetup; readonly clock?: ClockSetting | undefined };
type Field = { readonly paid: number; readonly left: number };

function reEntryRefused({ setup, clock }: At, { paid, left }: Field, now: Instant | undefined): Objection {
  const { value, refs } = policyOf(setup, 'entries.reEntry');
  switch (value.is) {
    case 'forbidden':
      return { code: 'sale-forbidden', kind: 'reEntry', refs };
    case 'byEvent':
      return setup.money?.profiles.some(({ kind }) => kind === 'reEntry') === true
        ? undefined
        : { code: 'no-such-profile', kind: 'reEntry' };
    case 'unlimitedUntilLevel': {
      const through = value.level;
      const inTime = now === undefined || offeredAtLevel({ through }, readClock(clock, setup.levels, now));
      if (!inTime) return { code: 'not-offered', kind: 'reEntry', through, refs };
      return paid > 0 && left <= paid ? { code: 're-entry-in-the-money', paid, left, refs } : undefined;
    }
  }
}

/** Whether whoever is out may be offered another entry now: what accepts it asks the same. A view knows all of it. */
export function reEntryOpen(
  at: Pick<TournamentView, 'setup' | 'clock' | 'stage' | 'prizes' | 'figures' | 'deal' | 'calledOff'>,
  now: Instant,
): boolean {
  const { setup, clock, stage, prizes: paid, figures, deal, calledOff } = at;
  if (stage === 'over' || deal !== undefined || calledOff !== undefined) return false;
  if (reEntryLevel(setup) === undefined && !lateEntryOpen(setup, clock, now)) return false;
  if (reEntryRefused({ setup, clock }, { paid: paid.length, left: figures.left }, now) !== undefined) return false;
  const { money } = setup;
  return money === undefined || offeredNow(money, 'reEntry', readClock(clock, setup.levels, now), now).length > 0;
}
