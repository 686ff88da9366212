import { describe, expect, it } from 'vitest';
import { ruled } from '../src/testing.ts';
import { cases } from './cases.ts';
import type { IncidentCase } from './incident-case.ts';
import { ofBook } from './of-book.ts';

const said = (facts: object): string =>
  JSON.stringify(facts).slice(1, -1).replaceAll('"', '').replaceAll(/[[\]]/g, '|');

describe('the worked cases of the rulebooks', () => {
  for (const { book, occasion, shows, kind, facts, outcome, answer = 'determined', range, offence, moves } of cases) {
    const rules = shows.map((rule) => `[${rule}]`).join(' ');
    it(`${rules} ${kind}: ${said(facts)}${occasion === undefined ? '' : ` (${occasion})`}`, () => {
      const ruling = ruled(book, kind, facts, occasion === undefined ? {} : { occasion });
      expect(ruling.outcome).toEqual(outcome);
      expect(ruling.answer).toBe(answer);
      const { id, edition } = ruling.rulebook;
      expect(ruling.refs).toEqual(
        expect.arrayContaining(shows.map((rule) => `${id}@${edition}:${rule.slice(id.length + 1)}`)),
      );
      if (range !== undefined) expect(ruling.range).toEqual(range);
      if (moves !== undefined) expect(ruling.moves).toEqual(moves);
      if (offence !== undefined) expect(ruling.sanction).toMatchObject({ offence });
    });
  }
});

describe('what a case cannot be', () => {
  const gcb = ofBook('gcb');

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
