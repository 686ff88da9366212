import { describe, expect, it } from 'vitest';
import { ruled } from '../src/testing.ts';
import { cases } from './cases.ts';

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
