import { describe, expect, it } from 'vitest';
import type { Step } from '../src/because.ts';
import { ruled } from '../src/testing.ts';
import { cases } from './cases.ts';
import type { IncidentCase, StepOfCase } from './incident-case.ts';
import { ofBook } from './of-book.ts';

const said = (facts: object): string =>
  JSON.stringify(facts).slice(1, -1).replaceAll('"', '').replaceAll(/[[\]]/g, '|');

/** As a case writes it: the key alone where there is nothing more to say, or where the case's `moves` say it. */
const written = ({ key, values }: Step): StepOfCase =>
  (key === 'moveCard' || Object.keys(values).length === 0 ? key : [key, values]) as StepOfCase;

describe('the worked cases of the rulebooks', () => {
  for (const expected of cases) {
    const { book, occasion, shows, kind, facts } = expected;
    const rules = shows.map((rule) => `[${rule}]`).join(' ');
    it(`${rules} ${kind}: ${said(facts)}${occasion === undefined ? '' : ` (${occasion})`}`, () => {
      const ruling = ruled(book, kind, facts, occasion === undefined ? {} : { occasion });
      const { outcome, steps, answer = 'determined', range, offence } = expected;
      const { effects = [], weigh = [], unclear = [], moves = [] } = expected;
      expect(ruling.outcome).toEqual(outcome);
      expect(ruling.steps.map(written)).toEqual(steps);
      expect({ moves: ruling.moves, effects: ruling.effects, weigh: ruling.weigh }).toEqual({ moves, effects, weigh });
      const read = ruling.unclear.filter(({ from }) => from !== 'base');
      expect(new Set(read.map(({ policy }) => policy))).toEqual(new Set(unclear));
      if (ruling.basis !== 'base') expect(ruling.unclear.length > 0).toBe(ruling.basis === 'reading');
      expect(ruling.answer).toBe(answer);
      const { id, edition } = ruling.rulebook;
      expect(ruling.refs).toEqual(
        expect.arrayContaining(shows.map((rule) => `${id}@${edition}:${rule.slice(id.length + 1)}`)),
      );
      if (range !== undefined) expect(ruling.range).toEqual(range);
      if (offence !== undefined) expect(ruling.sanction).toMatchObject({ offence });
    });
  }
});

const gcb = ofBook('gcb');

describe('what a case cannot be', () => {
  it('without what is done', () => {
    const { steps, ...found } = gcb(['gcb:C3.c'], 'floorWanted', {}, { is: 'floorCalled', by: 'player' }).does([
      'stopPlay',
    ]);
    // @ts-expect-error it does not say what is done
    const without: IncidentCase = found;
    // @ts-expect-error no such step
    const unknown: StepOfCase = 'stopPlaying';
    // @ts-expect-error a step without its values
    const bare: StepOfCase = 'returnChips';
    expect([without, unknown, bare, steps]).toHaveLength(4);
  });

  it('a fact, a value or an outcome that its kind does not know', () => {
    const known = gcb(['gcb:C3.c'], 'floorWanted', {}, { is: 'floorCalled', by: 'player' });
    const wrong: readonly object[] = [
      // @ts-expect-error no such kind
      gcb(['gcb:C3.c'], 'floorNeeded', {}, { is: 'floorCalled', by: 'player' }),
      // @ts-expect-error no such fact
      gcb(['gcb:C3.c'], 'teamShort', { present: 5, pressent: 6 }, { is: 'mayPlay', fine: 30, ghosts: 1 }),
      // @ts-expect-error no such value
      gcb(['gcb:C3.c'], 'nonStandardWord', { bigBlind: 100, toFace: 0, form: 'shout' }, { is: 'check' }),
      // @ts-expect-error a fact that has no usual value is missing
      gcb(['gcb:C3.c'], 'teamShort', {}, { is: 'mayPlay', fine: 30, ghosts: 1 }),
      // @ts-expect-error what comes of a seat, and never of a team
      gcb(['gcb:C3.c'], 'teamShort', { present: 5 }, { is: 'seatByLot' }),
    ];
    expect([known, ...wrong] satisfies readonly (IncidentCase | object)[]).toHaveLength(6);
  });
});
