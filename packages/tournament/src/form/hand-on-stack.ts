import type { PersonId } from '@riffle/people';
import { readClock } from '../clock-reading.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import { newLinkMark } from '../link-mark.ts';
import { mayNotReturn } from '../money/disqualified.ts';
import { entriesOf } from '../people-index.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry, Tournament } from '../state.ts';
import { heatNow } from './heats.ts';

/**
 * A team mate plays the next heat with the stack that is left to him. Outside the break between two heats, and for somebody
 * who has played one already, a director may say why all the same.
 */
export const handOnStack: Decide<'HandOnStack'> = (
  state,
  { entry: id, person, reason: said },
  { now, random, actor },
) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  const setup = setupOf(state);
  const rule = policyOf(setup, 'seating.substitute');
  const objection = mayNeverHandOn(state, entry, person);
  if (objection !== undefined) return refused(objection);
  if (entry.person === person) return nothingToDo;
  const heat = heatNow(setup, readClock(state.clock, setup.levels, now));
  if (heat === undefined) return refused({ code: 'not-started' });
  const reason = said?.trim() ?? '';
  const isPassed = reason !== '' && actor.role === 'director';
  const played = heatPlayedBy(state, person);
  if (played !== undefined && !isPassed)
    return refused({ code: 'heat-played', entry: id, heat: played, refs: rule.refs });
  if (!heat.changing && !isPassed) {
    const { no, of } = heat;
    return refused({ code: 'no-heat-change', heat: no, of, through: through(state, no), refs: rule.refs });
  }
  const begins = heat.changing ? heat.no + 1 : heat.no;
  return happens({
    v: 1,
    type: 'StackHandedOn',
    entry: id,
    from: entry.person,
    person,
    heat: begins,
    mark: newLinkMark(random),
    at: now,
    because: [{ code: 'stack-handed-on', facts: { heat: begins }, because: rule }],
    ...(reason !== '' && { reason }),
  });
};

/** With which level of play it ends; 0 for the last, which ends with the night. */
const through = (state: Tournament, heat: number): number => setupOf(state).form?.heats?.through[heat - 1] ?? 0;

/** What no reason passes. */
function mayNeverHandOn(state: Tournament, entry: Entry, person: PersonId): Objection {
  const setup = setupOf(state);
  const { value, refs } = policyOf(setup, 'seating.substitute');
  if (value === 'forbidden') return { code: 'substitute-forbidden', entry: entry.id, refs };
  if (setup.form?.heats === undefined) return { code: 'no-heats', refs };
  if (state.startedAt === undefined) return { code: 'not-started' };
  if (stageOf(state) === 'over') return { code: 'over' };
  if (!isInPlay(entry)) return { code: 'not-in-play', entry: entry.id };
  const gone = mayNotReturn(state, entry.id);
  if (gone !== undefined) return gone;
  if (entry.club === undefined) return { code: 'no-team', entry: entry.id, refs };
  const other = entriesOf(state, person).find(({ id }) => id !== entry.id);
  return other && { code: 'person-already-entered', entry: other.id };
}

/** The first heat that somebody has played of this night and handed on since. */
function heatPlayedBy(state: Tournament, person: PersonId): number | undefined {
  for (const { heatsBefore = [] } of state.entries.values()) {
    const index = heatsBefore.indexOf(person);
    if (index >= 0) return index + 1;
  }
  return undefined;
}
