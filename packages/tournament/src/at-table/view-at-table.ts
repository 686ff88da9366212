import { raceFirst } from '../chip-race/after-the-race.ts';
import { noteAfterHand } from '../counts/note-after-hand.ts';
import { awayInHand } from '../hands/away-in-hand.ts';
import { comingHand, sitsOut } from '../hands/coming-hand.ts';
import { deadMarker } from '../hands/dead-marker.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import type { TableView, Viewer } from '../view.ts';
import { whoDeals } from './who-deals.ts';

/** Who has what in the next hand, who deals it, and what has to be done before. Before the start the first hand is what stands there. */
export function viewComing(state: Tournament, table: Table): Pick<TableView, 'coming' | 'deals' | 'raceFirst'> {
  if (table.positions === undefined || state.startedAt === undefined) return {};
  const coming = comingHand(state, table);
  if (coming === undefined) return {};
  const out = sitsOut(state, table, coming);
  const away = awayInHand(state, table, coming);
  const [dealer, ...equals] = whoDeals(state, table, coming);
  const marker = deadMarker(state, table, coming.button);
  const race = raceFirst(state, table.id);
  return {
    coming: { ...coming, ...(marker !== undefined && { marker }), ...(out.length > 0 && { sitsOut: out }), ...away },
    ...(race?.code === 'small-chips-first' && {
      raceFirst: { value: race.value, because: policyOf(setupOf(state), 'chips.raceStart') },
    }),
    ...(dealer !== undefined && {
      deals: {
        entry: dealer,
        ...(equals.length > 0 && { orByCard: equals }),
        because: policyOf(setupOf(state), 'dealing.whoDeals'),
      },
    }),
  };
}

/** What a ruling makes of the hand that runs; whoever has no part in dealing it is told only that it stands. */
export function viewRuled(
  state: Tournament,
  { id, ruled }: Table,
  { as }: Pick<Viewer, 'as'>,
): Pick<TableView, 'ruled'> {
  if (ruled === undefined) return {};
  const { again, ...others } = ruled;
  if (as !== 'staff' && as !== 'dealer')
    return ruled.stopped === undefined ? {} : { ruled: { stopped: ruled.stopped } };
  if (again === undefined) return { ruled: others };
  const sitsOut = [...playersAt(state, id).values()].filter((entry) => !again.dealtIn.includes(entry));
  return { ruled: { ...others, again: { level: again.level, sitsOut } } };
}

/** Whose time runs, whether the floor was called, and what is kept of the table beside its hands. */
export function viewCalls(
  state: Tournament,
  table: Table,
  { as }: Pick<Viewer, 'as'>,
): Pick<TableView, 'timeCall' | 'floorCall' | 'deck' | 'sharedStakes' | 'notedAfterHand'> {
  const { timeCall, floorCall, deck, sharedStakes } = table;
  const isSeen = as === 'staff' || as === 'dealer';
  const noted = isSeen ? noteAfterHand(state, table) : undefined;
  return {
    ...(timeCall !== undefined && (isSeen || isOnWall(state)) && { timeCall: withRules(state, timeCall) }),
    ...(floorCall !== undefined && isSeen && { floorCall }),
    ...(deck !== undefined && isSeen && { deck }),
    ...(sharedStakes !== undefined && isSeen && { sharedStakes }),
    ...(noted && { notedAfterHand: noted }),
  };
}

const isOnWall = (state: Tournament): boolean => policyOf(setupOf(state), 'timing.clockShown').value === 'onWall';

const withRules = (
  state: Tournament,
  timeCall: NonNullable<Table['timeCall']>,
): NonNullable<TableView['timeCall']> => ({
  ...timeCall,
  because: policyOf(setupOf(state), 'timing.clockSeconds'),
  expiry: policyOf(setupOf(state), 'timing.clockExpiryFree'),
});
