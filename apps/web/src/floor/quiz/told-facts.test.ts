import { incidentKinds } from '@riffle/floor';
import { cases, type IncidentCase } from '@riffle/floor/cases';
import { expect, it } from 'vitest';
import { type Given, sheetOf } from '../facts/fact-sheet.ts';
import { answerTo, otherValues, type Told, toldOf } from './told-facts.ts';

/** The case as told, with all that is not told otherwise than it was. */
function withTheRestOtherwise(of: IncidentCase, { values, names }: Told, which: 'first' | 'last'): Given {
  const rest = sheetOf(incidentKinds[of.kind].facts, of.facts, {}).filter(({ name }) => !names.has(name));
  const other = rest.flatMap(({ name, fact, value }) => {
    const supposed = otherValues(fact, value).at(which === 'first' ? 0 : -1);
    return supposed === undefined ? [] : [[name, supposed] as const];
  });
  return { ...known(values), ...Object.fromEntries(other) };
}
const known = (values: Given): Given =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

it('tells of every worked case what determines the answer', () => {
  const undetermined = cases.filter((of) => {
    const right = JSON.stringify(of.outcome);
    const told = toldOf(of);
    if (answerTo(of, known(told.values)) !== right) return true;
    return (['first', 'last'] as const).some((which) => {
      const answer = answerTo(of, withTheRestOtherwise(of, told, which));
      return answer !== undefined && answer !== right;
    });
  });
  expect(undetermined.map(({ kind, book, facts }) => ({ kind, book, facts }))).toEqual([]);
}, 60_000);

it('tells what is only assumed where the answer hangs on it, and leaves out what changes nothing', () => {
  const taken = cases.find(({ kind, facts }) => kind === 'silentChips' && 'takenBackFirst' in facts);
  if (taken === undefined) throw new Error('no such case');
  const { names, values } = toldOf(taken);
  expect(taken.facts).not.toHaveProperty('structure');
  expect(values).toMatchObject({ ...taken.facts, structure: 'noLimit' });
  expect(names.size).toBeLessThan(Object.keys(incidentKinds.silentChips.facts).length);
});
