import { describe, expect, it } from 'vitest';
import { ruled } from '../src/testing.ts';
import { amounts } from './amounts.ts';
import { BOOKS, type ExpectedRulings } from './expected-rulings.ts';
import { oddChips } from './odd-chips.ts';
import { oneChip } from './one-chip.ts';
import { raising } from './raising.ts';
import { severalChips } from './several-chips.ts';
import { shortCalls } from './short-calls.ts';
import { showing } from './showing.ts';
import { spoken } from './spoken.ts';
import { tabling } from './tabling.ts';
import { turns } from './turns.ts';

const themes: { readonly [theme: string]: readonly ExpectedRulings[] } = {
  'one chip': oneChip,
  'several chips': severalChips,
  'short calls': shortCalls,
  turns,
  spoken,
  tabling,
  amounts,
  raising,
  showing,
  'odd chips': oddChips,
};

for (const [theme, incidents] of Object.entries(themes))
  describe(`one incident, five rulings: ${theme}`, () => {
    for (const { title, kind, facts, said } of incidents)
      for (const book of BOOKS) {
        const { outcome, refs, basis, answer } = said[book];
        it(`${refs.map((ref) => `[${book}:${ref}]`).join(' ') || book} ${title}`, () => {
          const ruling = ruled(book, kind, facts);
          expect(ruling.outcome).toEqual(outcome);
          expect([ruling.basis, ruling.answer]).toEqual([basis, answer]);
          const { edition } = ruling.rulebook;
          expect(ruling.refs).toEqual(expect.arrayContaining(refs.map((ref) => `${book}@${edition}:${ref}`)));
        });
      }
  });
