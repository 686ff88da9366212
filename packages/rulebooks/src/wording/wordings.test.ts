import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from '../load-rules.ts';
import type { RuleEntry } from '../rule.ts';
import { findRulebook, findShelved, rulebooks } from '../shelf.ts';
import { type Numbering, step, way } from './numbering.ts';
import { madeUpText } from './testing/made-up-text.ts';
import { MOST_LINES, PAGE_END } from './text-lines.ts';
import { type Wordings, wordingsIn } from './wordings.ts';
import { wordingsOf } from './wordings-of.ts';

const words = ({ paragraphs, found }: Wordings, ref: string): string | undefined => {
  const wording = found[ref];
  return wording && paragraphs.slice(wording.from, wording.to + 1).join('\n');
};
const bare = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(rulebooks.map(({ id, edition }) => [id, edition]))('a copy of %s', (id, edition) => {
  let rules: readonly RuleEntry[] = [];
  let numbering: Numbering;
  beforeAll(async () => {
    rules = (await loadRules(id))?.rules ?? [];
    const numbered = await findShelved(id)?.numbering();
    numbering = numbered?.numbering ?? (() => undefined);
  });

  it('gives each rule its own words, in the order in which the book numbers', async () => {
    const wordings = await wordingsOf(id, edition, madeUpText(id, rules, numbering));
    const strays = rules.filter(
      ({ ref, gist }) => !bare(words(wordings as Wordings, ref) ?? '').includes(bare(gist.de)),
    );
    expect(strays.map(({ ref }) => ref)).toEqual([]);
  });

  it('is found as well where pages cut it, each with its number and its line, behind a table of contents', () => {
    const text = madeUpText(id, rules, numbering);
    const contents = rules.map(({ heading }, at) => `${String(at + 1)}. ${heading} ........ ${String(at)}`);
    const lines = [...contents, ...text.split('\n')];
    const pages = Array.from({ length: Math.ceil(lines.length / 40) }, (_, at) =>
      [`Fassung zum Ausprobieren ${String(at)}`, ...lines.slice(at * 40, at * 40 + 40), `Seite ${String(at)}`].join(
        '\n',
      ),
    );
    const wordings = wordingsIn(pages.join(PAGE_END), rules, numbering);
    const strays = rules.filter(({ ref, gist }) => !bare(words(wordings, ref) ?? '').includes(bare(gist.de)));
    expect(strays.map(({ ref }) => ref)).toEqual([]);
    expect(wordings.paragraphs.join('\n')).not.toMatch(/Fassung zum Ausprobieren|Seite \d|\.\.\./);
  });

  it('says of nothing else what a rule says, where its number is missing', () => {
    // of two with one number the other is taken for it
    const isAlone = ({ ref }: RuleEntry) => rules.every((other) => other.ref === ref || !other.ref.startsWith(ref));
    const gone = rules.filter((rule, at) => at % 5 === 3 && isAlone(rule) && !rule.ref.startsWith('5.2.2'));
    expect(gone.length).toBeGreaterThan(10);
    const rest = rules.filter((rule) => !gone.includes(rule));
    const wordings = wordingsIn(madeUpText(id, rest, numbering), rules, numbering);
    const strays = rest.filter(({ ref, gist }) => !bare(words(wordings, ref) ?? '').includes(bare(gist.de)));
    expect(strays.map(({ ref }) => ref)).toEqual([]);
    const whole = gone.filter(({ ref }) => wordings.found[ref]?.under === ref && wordings.found[ref]?.more !== true);
    expect(whole.map(({ ref }) => ref)).toEqual([]);
  });
});

describe('a text', () => {
  const rule = (ref: string, heading = '', de = 'x'): RuleEntry => ({
    ...{ ref, heading, gist: { de, en: de }, area: 'hand', kind: 'ruling', discretion: false },
    ...{ parameters: {}, related: [] },
  });
  const numbering: Numbering = (ref) => {
    const [number = '', paragraph, own] = ref.split(/[()]/);
    if (number === '?') return undefined;
    return way(
      [
        step('number', number, number),
        paragraph === undefined ? undefined : step('bracketed', paragraph, `${number}(${paragraph})`),
      ],
      own,
    );
  };
  const read = (text: string, ...refs: readonly string[]): Wordings =>
    wordingsIn(
      text,
      refs.map((ref) => rule(ref)),
      numbering,
    );

  it('is joined where only the width of a page has broken it, and words with it', () => {
    const text =
      '1. Wer an der Reihe ist und nichts sagt, der hat ge-\ncheckt, sobald er zweimal auf den Tisch geklopft hat, und\ndas gilt.\n\nNeuer Absatz.';
    expect(read(text, '1').paragraphs).toEqual([
      '1. Wer an der Reihe ist und nichts sagt, der hat gecheckt, sobald er zweimal auf den Tisch geklopft hat, und das gilt.',
      'Neuer Absatz.',
    ]);
  });

  it('loses what only a converter put into it', () => {
    const text = '## **1. Setzen**\n\n<p>Wer setzt, setzt.</p>\n---\n- \n';
    expect(read(text, '1').paragraphs).toEqual(['1. Setzen', 'Wer setzt, setzt.']);
  });

  it.each([
    '1. Eins.\n\n2. Bis zu 3. Karte.\n\n3. Drei.',
    '§ 1 Eins.\n\n§ 2 Bis zu 3. Karte.\n\n§ 3 Drei.',
    '1) Eins.\n\n2) Bis zu 3. Karte.\n\n3) Drei.',
    'Regel 01: Eins.\n\nRegel 02: Bis zu 3. Karte.\n\nRegel 03: Drei.',
  ])('is read however its numbers are written: %j', (text) => {
    const wordings = read(text, '1', '2', '3');
    expect(['1', '2', '3'].map((ref) => words(wordings, ref)?.split(' ').at(-1))).toEqual(['Eins.', 'Karte.', 'Drei.']);
  });

  it('gives no number that is part of another, of a sum or of a time', () => {
    const wordings = read('1. Eins.\n2.5 Prozent und 2.000 Chips.\n3:30 Uhr.\n3. Drei.', '1', '2', '3');
    expect(Object.keys(wordings.found)).toEqual(['1', '3']);
  });

  it('puts a paragraph to its own article, though each has its first', () => {
    const wordings = read(
      '4. Vier\n(1) Eins.\n5. Fünf\n6. Sechs\n(1) Auch eins.\n(2) Zwei.',
      '4(1)',
      '5(1)',
      '6(1)',
      '6(2)',
    );
    expect(Object.keys(wordings.found)).toEqual(['4(1)', '6(1)', '6(2)']);
    expect(words(wordings, '6(1)')).toBe('(1) Auch eins.');
  });

  it('shows more than the rule where part of its number is ours, and which paragraph is most likely meant', () => {
    const rules = [
      rule('7(1)a', '', 'Der Button wandert im Uhrzeigersinn.'),
      rule('7(1)b', '', 'Verdeckte Karten zählen nicht.'),
    ];
    const text =
      '7. Sieben\n(1) Es gilt:\n- Der Knopf, der Button, wandert nach links.\n- Karten, die verdeckt liegen, zählen nicht mit.\n8. Acht';
    const { found, paragraphs } = wordingsIn(text, rules, numbering);
    expect(found['7(1)a']).toMatchObject({ under: '7(1)', more: true });
    expect(paragraphs[found['7(1)a']?.likely ?? 0]).toContain('Knopf');
    expect(paragraphs[found['7(1)b']?.likely ?? 0]).toContain('verdeckt');
  });

  it('takes no word for a beginning with which only a line of a paragraph begins', async () => {
    const text =
      '6.4 Ablauf\n\n- Check: Es wird geschoben, und wer nach dieser ersten langen Zeile noch eine\nBet bringt, der setzt.\n\n- Bet: Gesetzt.';
    const { found, paragraphs } = (await wordingsOf('oepbl', '2011-01-18', text)) as Wordings;
    expect(paragraphs[found['6.4 Bet']?.from ?? 0]).toBe('- Bet: Gesetzt.');
    expect(paragraphs[found['6.4 Check']?.to ?? 0]).toMatch(/Check.* setzt\.$/);
  });

  it('leaves the heading of the next chapter to that', () => {
    expect(words(read('1. Eins.\n\nZweiter Teil\n\n2. Zwei.', '1', '2'), '1')).toBe('1. Eins.');
  });

  it('finds nothing where there is nothing', () => {
    expect(read('', '1', '?')).toEqual({ paragraphs: [], found: {} });
    expect(read('Einfach nur Sätze.\n'.repeat(50), '1', '2(1)').found).toEqual({});
  });

  it('of another edition is read by no catalogue', async () => {
    expect(findRulebook('pvb', '1999')).toBeUndefined();
    expect(await wordingsOf('pvb', '1999', '1. x')).toBeUndefined();
    expect(await wordingsOf('none', 'a', '1. x')).toBeUndefined();
  });

  it('of the longest kind, all of it marks, is looked through in a moment', async () => {
    const text = Array.from(
      { length: MOST_LINES },
      (_, at) => `(${String((at % 9) + 1)}) ${String(at % 70)}. a) x`,
    ).join('\n');
    expect(Object.keys((await wordingsOf('pvb', '2020-01', text))?.found ?? {}).length).toBeGreaterThan(0);
  });
});
