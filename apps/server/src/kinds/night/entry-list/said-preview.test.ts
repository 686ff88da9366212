import { formatList, previewList } from '@riffle/formats';
import { csvStyles } from '@riffle/formats/csv';
import type { NewPerson } from '@riffle/wire';
import { LANGUAGES, wordsIn } from '@riffle/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidPreview } from './said-preview.ts';

describe('a list that Riffle wrote', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'aBäß,;"\t=-+@\'(1.é '), maxLength: 20 })
    .map((raw) => raw.replaceAll(/\s+/g, ' ').trim())
    .filter((clean) => !clean.startsWith("'"));
  const optional = (name: keyof NewPerson, of = text) =>
    fc.option(of).map((value) => (value === null || value === '' ? {} : { [name]: value }));
  const person: fc.Arbitrary<Partial<NewPerson>> = fc
    .tuple(
      text.map((last) => ({ last: `L${last}` })),
      optional('first'),
      optional('nickname'),
      optional('club'),
      optional('number'),
      optional('note'),
      optional('birthday', fc.constantFrom('1980-12-31', '2000-02-29')),
      optional('email', fc.constantFrom('a@b.de', 'x+y@z.example')),
      fc.constantFrom({}, { guest: true }),
    )
    .map((parts) => Object.assign({}, ...parts));

  it('is read as it was', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...LANGUAGES),
        (people, language) => {
          const text = formatList(people, wordsIn(language).lists, csvStyles[language]);
          const read = previewList(new TextEncoder().encode(text), []);
          expect(read.rows.map((row) => row.person)).toEqual(people);
          expect(read.rows.flatMap(({ problem }) => problem ?? [])).toEqual([]);
        },
      ),
    );
  });
});

it('says in both languages that a list is empty', () => {
  const [de, en] = LANGUAGES.map((language) => saidPreview(previewList(new Uint8Array(), []), language).problem?.text);
  expect(de).toBe('Die Datei ist leer.');
  expect(en).toBe('The file is empty.');
});

it('says what is wrong with a row and what of it is left out, by the header of the column', () => {
  const list = 'Name;Verein;Geburtsdatum\nA B;"C"D;\nEmil Müller;;1.1.80';
  const { rows } = saidPreview(previewList(new TextEncoder().encode(list), []), 'de');
  expect(rows.map(({ problem, warnings }) => problem ?? warnings?.[0])).toEqual([
    {
      code: 'broken-quoting',
      column: 'Verein',
      text: 'Die Anführungszeichen in Spalte Verein passen nicht zusammen.',
    },
    {
      code: 'bad-date',
      column: 'Geburtsdatum',
      text: '„1.1.80“ in Spalte Geburtsdatum ist kein Datum wie 31.12.1980 und bleibt weg.',
    },
  ]);
});
