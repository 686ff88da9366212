import type { Instant } from '@riffle/aggregate';
import { type Decide, happens, type Objection, refused } from './decision.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import type { LoggedRuling, RuledOn } from './ruled-on.ts';
import type { Tournament } from './state.ts';

const needsWords = (text: string | undefined): boolean => text === undefined || text.trim() === '';

export const recordRuling: Decide<'RecordRuling'> = (state, { ruling, on, at }, { now }) => {
  if (state.rulings.some(({ id }) => id === ruling)) return refused({ code: 'id-taken', id: ruling });
  const unknown = about(state, on);
  if (unknown !== undefined) return refused(unknown);
  // whoever sets a rule aside says why: rule 1 of every rulebook
  if (on.instead !== undefined && needsWords(on.reason))
    return refused({ code: 'reason-needed', refs: policyOf(setupOf(state), 'sanctions.fairness').refs });
  return happens({ v: 1, type: 'RulingRecorded', ruling, on, at: earlier(at ?? now, now) });
};

/** A phone's clock may run ahead of ours. */
const earlier = (at: Instant, now: Instant): Instant => (at < now ? at : now);

/** A ruling can be appealed until the rulebook's deadline; that the next hand has begun the floor tells, or who counts hands there. */
export const appealRuling: Decide<'AppealRuling'> = (state, { ruling, why, nextHandBegun }, { now }) => {
  const found = state.rulings.find(({ id }) => id === ruling);
  if (found === undefined) return refused({ code: 'no-such-ruling', ruling });
  // what was decided on an appeal stands: rule 1 of every rulebook
  const { refs } = policyOf(setupOf(state), 'sanctions.fairness');
  if (found.appeal !== undefined) return refused({ code: 'already-appealed', ruling, refs });
  if (needsWords(why)) return refused({ code: 'reason-needed' });
  const deadline = policyOf(setupOf(state), 'pots.disputeDeadline');
  if (deadline.value === 'nextHand' && (nextHandBegun || hasDealtSince(state, found)))
    return refused({ code: 'appeal-too-late', ruling, refs: deadline.refs });
  return happens({ v: 1, type: 'RulingAppealed', ruling, why: why.trim(), at: now });
};

const hasDealtSince = (state: Tournament, { table, at }: LoggedRuling): boolean =>
  table !== undefined && (state.tables.get(table)?.hand?.at ?? at) > at;

export const decideAppeal: Decide<'DecideAppeal'> = (state, { ruling, upheld, why }) => {
  const found = state.rulings.find(({ id }) => id === ruling);
  if (found === undefined) return refused({ code: 'no-such-ruling', ruling });
  if (found.appeal === undefined || found.appealDecided !== undefined)
    return refused({ code: 'no-open-appeal', ruling });
  if (needsWords(why)) return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'AppealDecided', ruling, upheld, why: why.trim() });
};

function about(state: Tournament, { table, entry }: RuledOn): Objection {
  if (table !== undefined && state.tables.get(table) === undefined) return { code: 'no-such-table', table };
  if (entry !== undefined && state.entries.get(entry) === undefined) return { code: 'no-such-entry', entry };
  return undefined;
}
