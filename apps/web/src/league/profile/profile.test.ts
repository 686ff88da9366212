import {
  type Field,
  type Form,
  heldOf,
  type OwnProfile,
  questionNames,
  questions,
  readProfile,
  readSeason,
  readyProfiles,
} from '@riffle/league';
import { CURRENCIES } from '@riffle/money';
import { afterEach, describe, expect, it, vi } from 'vitest';
import example from '../../../../../docs/league-example.json?raw';
import { comparedTables } from './compared-tables.ts';
import { moved } from './forms/moved.ts';
import { figureOf, shownFigure } from './forms/typed-figure.ts';
import { answered, inherited, noted, renamed } from './own-answers.ts';
import { bySubject, siftQuestions } from './sift-questions.ts';

const empty = (on: string): OwnProfile => ({ id: 'own', on, answers: {} });
const read = (own: OwnProfile) => {
  const done = readProfile(own, readyProfiles);
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
  return done.profile;
};
afterEach(() => vi.unstubAllGlobals());

describe('an own profile under the pen', () => {
  it.each(readyProfiles)('answers every question as $id does, and is the same when it is read', (base) => {
    const own = questionNames.reduce((all, name) => answered(all, name, heldOf(base, name).value), empty(base.id));
    const whole = read(own);
    for (const name of questionNames) expect(heldOf(whole, name).value).toEqual(heldOf(base, name).value);
    expect(Object.keys(own.answers)).toEqual(questionNames);
    expect(questionNames.reduce(inherited, own)).toEqual(empty(base.id));
  });

  it('keeps a note with an answer that changes, loses it with its last word, and has none without an answer', () => {
    const own = noted(answered(empty('oepbl'), 'points.inTime', 2), 'points.inTime', 'so beschlossen');
    expect(answered(own, 'points.inTime', 3).answers).toEqual({
      'points.inTime': { value: 3, note: 'so beschlossen' },
    });
    expect(noted(own, 'points.inTime', ' ').answers).toEqual({ 'points.inTime': { value: 2 } });
    expect(noted(own, 'points.ghost', 'x')).toBe(own);
    expect(renamed(renamed(own, 'Tirol'), ' ')).toEqual(own);
  });

  it('is told at its place what is half typed', () => {
    const chain = [{ by: 'points', among: 'all' }, { by: 'wins' }];
    const own = answered(answered(empty('oepbl'), 'points.inTime', '1x'), 'table.chain', chain);
    expect(readProfile(own, readyProfiles)).toMatchObject({
      problems: [
        { path: 'answers.points.inTime.value', code: 'not-a-whole-number' },
        { path: 'answers.table.chain.value[1].among', code: 'missing' },
      ],
    });
  });
});

describe('a figure in a field', () => {
  type Count = Extract<Field, { readonly form: 'count' }>;
  /** Every number of an answer with the form that it is typed in. */
  function counts(form: Form, value: unknown): readonly (readonly [Count, number])[] {
    if (value === undefined) return [];
    if (form.form === 'count') return [[form, value as number]];
    if (form.form === 'list') return (value as readonly unknown[]).flatMap((one) => counts(form.of, one));
    const fields =
      form.form === 'record' ? form.fields : form.form === 'ways' ? form.each[(value as { is: string }).is] : {};
    return Object.entries(fields ?? {}).flatMap(([name, field]) =>
      counts(field, (value as { [field: string]: unknown })[name]),
    );
  }
  const all = readyProfiles.flatMap((base) =>
    questionNames.flatMap((name) => counts(questions[name], heldOf(base, name).value)),
  );

  it.each(['de', 'en'] as const)('is the number that stands there, in every currency (%s)', (language) => {
    vi.stubGlobal('document', { documentElement: { lang: language } });
    expect(all.some(([{ of }]) => of === 'money')).toBe(true);
    for (const currency of CURRENCIES)
      for (const [form, value] of all)
        expect(figureOf(form, shownFigure(form, value, currency, language), currency)).toBe(value);
  });

  it('stays as it was typed where it is none', () => {
    const form: Count = { form: 'count', least: 0, most: 9 };
    for (const typed of ['', '-1', '1,5x', 'viel']) {
      expect(figureOf(form, typed, 'EUR')).toBe(typed);
      expect(shownFigure(form, typed, 'EUR', 'de')).toBe(typed);
    }
    expect(figureOf({ ...form, of: 'money' }, '12,5', 'EUR')).toBe(12_50);
  });
});

it('one of a list changes places with its neighbour, and the first has none before it', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

describe('the questions that are shown', () => {
  const [base] = readyProfiles;
  if (base === undefined) throw new Error('no profile');
  const own = answered(empty('oepbl'), 'points.shared', 'mean');
  const sifted = (sift: 'all' | 'otherwise' | 'readings' | 'wrong', typed = '') =>
    siftQuestions({ own, base, sift, typed, language: 'de', isWrong: (name) => name === 'fine.dress' });

  it('are all, those that are answered otherwise, readings that are still open, or what is wrong', () => {
    expect(sifted('all')).toEqual(questionNames);
    expect(sifted('otherwise')).toEqual(['points.shared']);
    expect(sifted('readings')).toContain('points.ghostPlace');
    expect(sifted('readings')).not.toContain('points.shared');
    expect(sifted('wrong')).toEqual(['fine.dress']);
    expect(sifted('all', 'tabelle entscheidet')).toEqual(['table.chain']);
  });

  it('stand by subject, each once', () => {
    expect(
      bySubject(questionNames)
        .flatMap(({ asked }) => asked)
        .toSorted(),
    ).toEqual([...questionNames].toSorted());
  });
});

it('a season reckoned by two profiles stands side by side, row by row', () => {
  const of = (document: object) => {
    const done = readSeason({ ...JSON.parse(example), ...document }, readyProfiles);
    if (!done.ok) throw new Error(JSON.stringify(done.problems));
    return done;
  };
  const own = answered(empty('oepbl'), 'round.table', { is: 'scored' });
  const [here, beneath] = [of({ profile: 'own', own }), of({})];
  const [teams, players] = comparedTables(here.season, here.score, beneath.score);
  expect(teams?.rows[0]).toEqual({
    ...{ id: 'Linde', called: 'PC Linde', rank: 1, points: 104, rankBefore: 1, pointsBefore: 30 },
  });
  expect(players).toMatchObject({
    of: 'players',
    rows: expect.arrayContaining([expect.objectContaining({ id: 'birke 6', points: 21 })]),
  });
});
