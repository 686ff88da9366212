import { describe, expect, it } from 'vitest';
import { loadNotes, type Notes } from './load-notes.ts';
import { loadRules } from './load-rules.ts';
import type { RuleNotes } from './rule.ts';
import { rulebooks } from './shelf.ts';

const notesOf = async (id: string): Promise<{ readonly de: Notes; readonly en: Notes }> => {
  const [de, en] = await Promise.all([loadNotes(id, 'de'), loadNotes(id, 'en')]);
  if (de === undefined || en === undefined) throw new Error(`no notes on ${id}`);
  return { de, en };
};

const texts = ({ cases, unclear, byPeople }: RuleNotes): readonly string[] => [
  ...cases.flatMap(({ given, then }) => [given, then]),
  ...(unclear === undefined ? [] : [unclear]),
  ...(byPeople === undefined ? [] : [byPeople]),
];

/** Numbers as they are compared: `1.000er`, `1,000` and `1 000` are one thousand, `66,7` is `66.7`. */
const figures = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/(?<=\d)[.,\u{202F}\u{A0} ](?=\d{3}(?!\d))/gu, '')
      .replaceAll(',', '.')
      .matchAll(/\d+(?:\.\d+)?/g),
  ]
    .map(([figure]) => figure)
    .sort();

/** Words that no sentence does without for long, and that the other language does not have. */
const english = /\b(?:the|and|with|without|who|which|does|only|rule|says)\b/i;
const german = /\b(?:der|das|und|mit|ohne|wird|nicht|nur|Regel|sagt)\b/;
// what is said at a table, and what a rulebook calls something, is quoted as it is
const unquoted = (text: string): string => text.replaceAll(/„[^“]*“|"[^"]*"|'[^']*'|\([^)]*\)/g, '');

describe.each(rulebooks)('beside the rules of $id', ({ id }) => {
  it('stand cases in both languages, as many and in the same order, each whole', async () => {
    const { de, en } = await notesOf(id);
    const known = new Set((await loadRules(id))?.rules.map(({ ref }) => ref));
    expect(Object.keys(de).filter((ref) => !known.has(ref))).toEqual([]);
    const shape = ([ref, { cases, unclear, byPeople }]: [string, RuleNotes]) =>
      [ref, cases.length, unclear === undefined ? 'clear' : 'unclear', byPeople === undefined ? '' : 'by people'].join(
        ' ',
      );
    expect(Object.entries(de).map(shape)).toEqual(Object.entries(en).map(shape));
    const all = [...Object.values(de), ...Object.values(en)].flatMap(texts);
    expect(all.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('stand cases beside every rule but those that are only looked up', async () => {
    const { de } = await notesOf(id);
    const without = (await loadRules(id))?.rules.filter(({ ref }) => (de[ref]?.cases.length ?? 0) === 0) ?? [];
    expect(without.filter(({ kind }) => kind !== 'reference').map(({ ref }) => ref)).toEqual([]);
  });

  it('stand the same figures in both languages', async () => {
    const { de, en } = await notesOf(id);
    const [told, retold] = [en, de].map((notes) =>
      Object.entries(notes).flatMap(([ref, note]) => texts(note).map((text) => [ref, ...figures(text)].join(' '))),
    );
    expect(retold).toEqual(told);
  });

  it('stands nothing that was left in the other language', async () => {
    const { de, en } = await notesOf(id);
    const numbers = ((await loadRules(id))?.rules ?? []).map(({ ref }) => ref).sort((a, b) => b.length - a.length);
    const ownWords = (text: string) => numbers.reduce((rest, ref) => rest.replaceAll(ref, ''), unquoted(text));
    const left = (notes: Notes, other: RegExp) =>
      Object.values(notes).flatMap((note) => texts(note).filter((text) => other.test(ownWords(text))));
    expect(left(de, english)).toEqual([]);
    expect(left(en, german)).toEqual([]);
  });
});

it('there are no notes on a rulebook that is nobody’s', async () => {
  expect(await loadNotes('toString', 'de')).toBeUndefined();
});
