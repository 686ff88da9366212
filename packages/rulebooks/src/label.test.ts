import { describe, expect, it } from 'vitest';
import { type Labels, loadLabels, shownRef } from './label.ts';
import { loadNotes } from './load-notes.ts';
import { loadRules } from './load-rules.ts';
import type { Bilingual, Language } from './rule.ts';
import { search } from './search.ts';
import { rulebooks } from './shelf.ts';

/** The rulebook's own words in a number: what it calls its parts and chapters, and the headings within 6.5. */
const ownParts =
  /^(?:A Vorbemerkung \d|69\(11\)I+\.[a-z]|\d (?:Entscheidungsfindung|Ablauf|Sitzordnung|Misdeals|Dead Hand|Unregelmäßigkeiten|Einsätze|Showdown|Split Pot) \d+[a-z]?|\d Einleitung)/;
const ownHeadings =
  /^6\.5 (?:Dealer Button|All-In|Showdown beim All-In|Showdown am River|Side-Pot|Split-Pot|Heads Up)(?:: )?/;
/** Behind these a word of ours would stand. */
const behindNumber = (shown: string): string =>
  shown
    .replace(ownParts, '')
    .replace(ownHeadings, '')
    .replace(/^[\d.]+/, '')
    .trim();

/** What poker calls alike in both languages, names, and what is written alike. */
const alike = new Set(
  `all ante apsa bb bet big blind blinds board bundesliga burn button call check chip chips clock deal dealer deck fairness flop
  flush fold form full go hand heads heat heats hi homepage house in joker limit lo minimum misdeal mtt n no position pot
  rack raise razz re rebuy river royal sb
  showdown side sit small split stack stacks straight string stud team turn up`.split(/\s+/),
);
const wordsIn = (labels: Labels, language: Language): readonly string[] =>
  Object.values(labels).flatMap(
    (label) =>
      behindNumber(label[language])
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );

describe.each(rulebooks)('the numbers of $id', ({ id }) => {
  it('have a German and an English form wherever words of ours stand behind them', async () => {
    const labels = await loadLabels(id);
    const refs = (await loadRules(id))?.rules.map(({ ref }) => ref) ?? [];
    const wordy = refs.filter((ref) => /\p{L}{2}/u.test(behindNumber(ref)));
    expect(wordy.filter((ref) => labels[ref] === undefined)).toEqual([]);
    expect(Object.keys(labels).filter((ref) => !refs.includes(ref))).toEqual([]);
    for (const [ref, { de, en }] of Object.entries(labels)) {
      const figures = (/^[\d.]*\d/.exec(ref) ?? [''])[0];
      expect(de.startsWith(figures) && en.startsWith(figures), ref).toBe(true);
      expect(behindNumber(de) === '' && behindNumber(ref) !== '', ref).toBe(false);
    }
  });

  it('say nothing in English to who reads German, and the other way round', async () => {
    const labels = await loadLabels(id);
    const english = new Set(wordsIn(labels, 'en'));
    expect(wordsIn(labels, 'de').filter((word) => english.has(word) && !alike.has(word))).toEqual([]);
  });

  it.each(['de', 'en'] as const)('are told apart as they are shown: %s', async (language) => {
    const labels = await loadLabels(id);
    const shown = ((await loadRules(id))?.rules ?? []).map(({ ref }) => shownRef(labels, ref, language));
    expect(shown.filter((label, at) => shown.indexOf(label) !== at)).toEqual([]);
  });
});

it('shows the number alone as long as its words are not there, and a number without words as it is', () => {
  expect(shownRef(undefined, '6.5 All-In: incomplete raise', 'de')).toBe('6.5');
  expect(shownRef(undefined, '15.hiLoTie', 'de')).toBe('15');
  expect(shownRef(undefined, '42(4)', 'de')).toBe('42(4)');
  expect(shownRef(undefined, '2 Einsätze 12 Hälfte', 'de')).toBe('2 Einsätze 12 Hälfte');
});

it('shows what is in no list as it is', async () => {
  expect(await loadLabels('toString')).toEqual({});
  expect(shownRef({}, '6.5 All-In: incomplete raise', 'de')).toBe('6.5 All-In: incomplete raise');
});

describe('a rule is found by the words behind its number', () => {
  it.each([
    ['oepbl', 'Setzlinie', 'de', '6.6 betting line'],
    ['oepbl', '6.5 All-In: voller Blind für die anderen', 'de', '6.5 All-In: full blind for the others'],
    ['oepbl', 'Blindschutz', 'de', '6.7 blind protection'],
    ['oepbl', '6.7 blind protection', 'en', '6.7 blind protection'],
    ['tda55', '15.hi-lo', 'de', '15.hiLo'],
    ['bdpv', 'stub', 'en', '2 Unregelmäßigkeiten 3 im Stapel'],
  ] as const)('%s %s', async (book, typed, language, ref) => {
    const rules = (await loadRules(book))?.rules ?? [];
    expect(search(rules, typed, language)[0]?.ref).toBe(ref);
  });
});

it.each(rulebooks.flatMap(({ id }) => [[id, 'de'] as const, [id, 'en'] as const]))(
  'notes on %s name other rules as they are shown: %s',
  async (id, language) => {
    const labels = Object.entries(await loadLabels(id)).filter(([ref, label]) => label[language] !== ref);
    const texts = Object.values((await loadNotes(id, language)) ?? {})
      .flatMap(({ cases, unclear = '' }) => [unclear, ...cases.flatMap(({ given, then }) => [given, then])])
      .join('\n');
    const asItIs = ([ref]: [string, Bilingual]) =>
      new RegExp(`(?<![\\d.])${ref.replaceAll('.', String.raw`\.`)}(?!\\p{L})`, 'u').test(texts);
    expect(labels.filter(asItIs).map(([ref]) => ref)).toEqual([]);
  },
);
