import { type Form, heldOf, questionNames, questions, readyProfiles } from '@riffle/league';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { leagueQuestionLabel } from '../questions/say-question.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { inOneLine, sayLeagueAnswer } from './say-answer.ts';

const WORDS = { de, en };

/** Each place of a question that needs a word: fields, items of lists, choices. */
function placesIn(form: Form, place: string): readonly string[] {
  switch (form.form) {
    case 'oneOf':
    case 'someOf':
      return form.choices.map((choice) => `${place}=${choice}`);
    case 'list':
      return [`${place}[]`, ...placesIn(form.of, `${place}[]`)];
    case 'record':
      return inFields(form.fields, place);
    case 'ways':
      return Object.entries(form.each).flatMap(([is, fields]) => [`${place}=${is}`, ...inFields(fields, place)]);
    default:
      return [];
  }
}
const inFields = (fields: { readonly [field: string]: Form }, place: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => [`${place}.${name}`, ...placesIn(field, `${place}.${name}`)]);
const needed = [...new Set(questionNames.flatMap((name) => placesIn(questions[name], name)))];

describe.each(LANGUAGES)('the words of answers in %s', (language) => {
  it('name every question, and every field, item and choice of it', () => {
    expect(needed.filter((place) => (WORDS[language][place] ?? '') === '')).toEqual([]);
    expect(questionNames.filter((name) => leagueQuestionLabel(language, name).trim() === '')).toEqual([]);
  });

  it('name nothing that is nowhere', () => {
    const places = new Set([...questionNames, ...needed]);
    const known = (key: string): boolean => places.has(key) || places.has(key.replace(/(?:=.*|\?)$/, ''));
    expect(Object.keys(WORDS[language]).filter((key) => !known(key))).toEqual([]);
  });

  it('say every answer of every profile that comes with Riffle without a name of the code', () => {
    const codes = [...new Set(needed.flatMap((place) => place.split(/[=.[\]]+/)))].filter((one) =>
      /[a-z][A-Z]/.test(one),
    );
    for (const profile of readyProfiles)
      for (const name of questionNames) {
        const said = inOneLine(sayLeagueAnswer(language, name, heldOf(profile, name).value));
        expect(said, name).not.toBe('');
        expect(
          codes.filter((code) => said.includes(code)),
          `${name}: ${said}`,
        ).toEqual([]);
        expect(said, name).not.toMatch(/undefined|object|registerExtract/);
      }
  });
});

it('both languages have the same words', () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(de).toSorted());
});

describe('an answer in words', () => {
  const said = (...[name, value, currency]: [Parameters<typeof sayLeagueAnswer>[1], unknown, 'EUR'?]) =>
    inOneLine(sayLeagueAnswer('de', name, value, currency));

  it('says money in its currency, and without one as what it is', () => {
    expect(said('fine.noShow', 100_50, 'EUR')).toBe('100,50\u00A0€');
    expect(said('fine.noShow', 100_50)).toBe('100,50');
    expect(said('fine.most', 0, 'EUR')).toBe('ohne Grenze');
  });

  it('says a list of numbers in one line, a chain step by step, and what may be left out not at all', () => {
    expect(said('points.tables', { is: 'byPlace', points: [9, 7] })).toBe(
      'nach Platz (Punkte vom ersten Platz an: 9, 7)',
    );
    expect(sayLeagueAnswer('de', 'table.chain', [{ by: 'wins', among: 'all' }]).parts).toEqual([
      {
        label: 'Schritt 1',
        said: {
          text: 'Was entscheidet: Rundensiege, auch geteilte · Verglichen wird: was gegen alle gelang',
          parts: [],
        },
      },
    ]);
  });

  it('says what is half typed as it stands', () => {
    expect(said('season.rounds', '1x')).toBe('1x');
    expect(said('table.chain', undefined)).toBe('undefined');
  });
});
