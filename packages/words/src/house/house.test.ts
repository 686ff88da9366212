import { conflicts, findRulebook, houseBook, knownValues, policyNames, readHouse } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { sayConflict, sayHouseProblem } from './say-house.ts';
import { sayAnswerNumber } from './say-number.ts';

const document = (answers: object) => ({
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: '2026-11-21',
  name: 'Hausregeln Kreuzberg',
  extends: { id: 'pvb', edition: findRulebook('pvb')?.edition },
  answers,
});
const problemsOf = (broken: unknown) => {
  const read = readHouse(broken);
  return read.ok ? [] : read.problems.map((problem) => sayHouseProblem('de', problem));
};

it('names every problem with the policy’s label, in one line', () => {
  expect(
    problemsOf({
      ...document({
        'betting.undercall': { value: 'sometimes' },
        'betting.straddle': { value: 'forbidden', note: '' },
        'betting.luck': { value: 1 },
      }),
      id: 'gcb',
      edition: 'Ä',
      colour: 'red',
    }),
  ).toEqual([
    'Die Angabe „colour“ gibt es in einem Hausregelwerk nicht.',
    'So heißt schon ein anderes Regelwerk: gcb. Ein eigenes Kürzel wählen.',
    'Die Ausgabe (edition) besteht aus bis zu 40 Kleinbuchstaben, Ziffern, Punkten und Strichen.',
    'Zu wenig bezahlt (betting.undercall): So lässt sich das nicht beantworten.',
    'Straddle (betting.straddle): Die Anmerkung ist leer oder länger als 500 Zeichen.',
    'Die Frage „betting.luck“ kennt Riffle nicht.',
  ]);
  expect(problemsOf('nothing')).toEqual(['Das ist kein Hausregelwerk von Riffle.']);
  expect(problemsOf({ format: 'riffle-house-rulebook', v: 9 })).toEqual([
    'Diese Datei hat ein neueres Riffle geschrieben.',
  ]);
});

it.each(LANGUAGES)('says what does not fit together by the labels of its policies (%s)', (language) => {
  const read = readHouse(
    document({ 'sanctions.ladder': { value: ['warning', 'time'] }, 'sanctions.maxRounds': { value: 2 } }),
  );
  const book = read.ok ? houseBook(read.house) : undefined;
  const said = book === undefined ? [] : conflicts(book).map((conflict) => sayConflict(language, conflict));
  expect(said[0]).toContain({ de: 'Höchste Rundenstrafe', en: 'penalty in rounds' }[language]);
  expect(said).toHaveLength(2);
});

it.each(LANGUAGES)('every number inside an answer has a name (%s)', (language) => {
  const without = policyNames.flatMap((name) =>
    knownValues(name).flatMap((value) =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? []
        : Object.entries(value)
            .filter(([key, inner]) => typeof inner === 'number' && sayAnswerNumber(language, name, key) === undefined)
            .map(([key]) => `${name}.${key}`),
    ),
  );
  expect(without).toEqual([]);
});
