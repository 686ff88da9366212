import { toChips } from '@riffle/cards';
import { playedChips, valuesOf } from '../chips/chip-set.ts';
import { lastNeeded } from '../chips/needed.ts';
import { type ClockReading, readClock } from '../clock-reading.ts';
import { type Decide, happens, type Named, type Objection, refused } from '../decision.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { dueColourUps } from './due-colour-ups.ts';
import { colourUpsOf, openColourUp } from './open-colour-ups.ts';

/** Small chips are to leave at all these tables, or most of them. */
export const beginColourUp: Decide<'BeginColourUp'> = (state, command, { now }) => {
  const setup = setupOf(state);
  const reading = readClock(state.clock, setup.levels, now);
  const tables = (command.tables ?? state.breakOrder).filter((id) => playersAt(state, id).size > 0);
  const objection = mayNotBegin(state, command) ?? stillNeeded(state, command, reading);
  if (objection !== undefined) return refused(objection);
  if (tables.length === 0) return refused({ code: 'too-few-players', players: 0, needed: 1 });
  const { value, into, keep } = command;
  const reason = command.reason?.trim() ?? '';
  const when = isScheduled(state, value, reading) ? 'scheduled' : 'between';
  return happens({
    ...{ v: 1, type: 'ColourUpBegun', value, into },
    ...(keep && { keep }),
    tables: [...new Set(tables)],
    ...{ when, at: now, level: reading.levelIndex, because: reasons(state, command, when) },
    ...(reason !== '' && { reason }),
  });
};

function mayNotBegin(state: Tournament, { value, into, tables = [], keep }: Named<'BeginColourUp'>): Objection {
  const stage = stageOf(state);
  if (stage === 'over') return { code: 'over' };
  if (state.startedAt === undefined) return { code: 'not-started' };
  const unknown = tables.find((id) => state.tables.get(id) === undefined);
  if (unknown !== undefined) return { code: 'no-such-table', table: unknown };
  if (into <= value || into % value !== 0) return { code: 'not-a-multiple', value, into };
  if (openColourUp(state, value) !== undefined) return { code: 'colour-up-open', value };
  const method = policyOf(setupOf(state), 'chips.raceMethod');
  return method.value === 'noRemoval' && !keep ? { code: 'small-chips-stay', value, refs: method.refs } : undefined;
}

/** A value leaves once no blind or ante to come needs it; who takes it out before says why. */
function stillNeeded(
  state: Tournament,
  { value, into, keep, reason = '' }: Named<'BeginColourUp'>,
  { levelIndex, onBreak }: ClockReading,
): Objection {
  if (keep || reason.trim() !== '') return undefined;
  const { chips, levels, ...setup } = setupOf(state);
  const gone = new Set(colourUpsOf(state).flatMap((one) => (one.keep ? [] : [one.value])));
  const values = chips === undefined ? [] : valuesOf(playedChips(chips)).filter((one) => !gone.has(one));
  const left = [...new Set([...values, toChips(value), toChips(into)])].sort((a, b) => a - b);
  const line = lastNeeded(toChips(value), left, levels);
  if (line < levelIndex + (onBreak ? 1 : 0)) return undefined;
  const { refs } = policyOf({ ...setup, levels }, 'chips.colorUpWhen');
  return { code: 'chips-still-needed', value, level: line, refs };
}

function isScheduled(state: Tournament, value: number, { onBreak, levelIndex }: ClockReading): boolean {
  const due = dueColourUps(setupOf(state), levelIndex, []).find((one) => one.value === value);
  return onBreak || due?.onBreak === false;
}

function reasons(
  state: Tournament,
  { keep }: Named<'BeginColourUp'>,
  when: 'scheduled' | 'between',
): readonly Reason[] {
  const says = setupOf(state);
  const stays = policyOf(says, 'chips.raceMethod');
  return [
    keep || when === 'between'
      ? { code: 'colour-up-between', facts: {}, because: policyOf(says, 'chips.colorUpUnscheduled') }
      : { code: 'colour-up-due', facts: {}, because: policyOf(says, 'chips.colorUpWhen') },
    ...(keep && stays.value === 'noRemoval' ? [{ code: 'small-chips-stay', facts: {}, because: stays } as const] : []),
  ];
}
