import type { Instant } from '@riffle/aggregate';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import type { TableId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import { levelAt } from './level-at.ts';

export const ruleHand: Decide<'RuleHand'> = (state, { table: id, is }, { now }) => {
  const table = state.tables.get(id);
  if (table === undefined) return refused({ code: 'no-such-table', table: id });
  if (state.startedAt === undefined) return refused({ code: 'not-started' });
  const stands = table.ruled?.stopped !== undefined;
  const told = { v: 1, type: 'HandRuled', table: id, is, at: now } as const;
  switch (is) {
    case 'stops':
      return stands ? nothingToDo : happens(told);
    case 'goesOn':
      return stands ? happens(told) : nothingToDo;
    case 'again': {
      const dealtIn = [...playersAt(state, id).values()].filter((entry) => state.entries.get(entry)?.waits !== true);
      return happens({ ...told, level: levelOfHand(state, table, now), dealtIn });
    }
    case 'oldLevel': {
      const level = levelBefore(state, now);
      return level === undefined || table.ruled?.oldLevel === level ? nothingToDo : happens({ ...told, level });
    }
  }
};

/** Nothing is dealt where play was stopped: a ruling is still to come. */
export function goesOnFirst(state: Tournament, id: TableId): Objection {
  if (state.tables.get(id)?.ruled?.stopped === undefined) return undefined;
  return { code: 'table-stopped', table: id, refs: policyOf(setupOf(state), 'presence.dispute').refs };
}

/** A hand that is dealt again is still the same, and is served once. */
export function servedOnce(state: Tournament, id: TableId): Objection {
  if (state.tables.get(id)?.ruled?.again === undefined) return undefined;
  const { value, refs } = policyOf(setupOf(state), 'sanctions.misdealCounts');
  return value === 'once' ? { code: 'same-hand', table: id, refs } : undefined;
}

/** In which the hand began, where somebody counted it; else the one that is played. */
const levelOfHand = (state: Tournament, { hand, ruled }: Table, now: Instant): number =>
  ruled?.oldLevel ?? hand?.level ?? levelAt(state, now);

/** The last level of play before the one that the clock shows. */
function levelBefore(state: Tournament, now: Instant): number | undefined {
  const before = setupOf(state).levels.slice(0, levelAt(state, now));
  const found = before.findLastIndex(({ kind }) => kind === 'play');
  return found < 0 ? undefined : found;
}
