import type { Catalogue, RulebookCoverage, Tally } from '@riffle/rulebooks';
import { STAYS_SAID } from './stays-said.ts';

export type PagePart = { readonly catalogue: Catalogue; readonly covered: RulebookCoverage };

/** `docs/rule-coverage.md`: each rulebook with what is shown by tests, and every rule that is not yet. */
export const coveragePage = (parts: readonly PagePart[]): string =>
  [
    '# Which rules the tests show',
    '',
    'Written by `riffle rules --write` from the last test run. A rule is shown when a passing test names its address: it is',
    '*done* where a test of what a table, a hand, a night or a screen does shows it, *said* where only a ruling does (or an',
    'answer of the rulebook). Where the test lies decides that (`apps/cli/src/shown-where.ts`). What tests name only beside one',
    'and the same neighbour of its book is counted neither as done nor as said: nothing tells it from the other. The exception is',
    'where the book says the same in two places (`packages/rulebooks/src/said-twice.ts`). Reference entries explain or define and',
    'are only looked up; they need no test. A rulebook whose text bears no date has no edition here.',
    '',
    ...table(
      ['rulebook', 'edition', 'rules', 'done', 'share', 'said', 'share'],
      parts.map(({ covered }) => [covered.id, editionOf(covered) ?? '–', ...figures(total(covered))]),
    ),
    ...parts.flatMap(section),
    ...lacking(parts),
  ].join('\n');

function section({ catalogue, covered }: PagePart): readonly string[] {
  return [
    '',
    `## ${[catalogue.name, editionOf(covered)].filter((part) => part !== undefined).join(', ')}`,
    '',
    ...table(['kind', 'rules', 'done', 'share', 'said', 'share'], rowsOf(covered.kinds)),
    '',
    ...table(['area', 'rules', 'done', 'share', 'said', 'share'], rowsOf(covered.areas)),
    '',
    `Only said: ${listed(covered.said)}`,
    '',
    `Named only beside a neighbour, not counted: ${listed(covered.beside)}`,
    '',
    `Not yet shown: ${listed(covered.missing.filter((ref) => !covered.beside.includes(ref)))}`,
  ];
}

/** What is asked for most and not done, with what it would need. */
function lacking(parts: readonly PagePart[]): readonly string[] {
  const open = new Set(
    parts.flatMap(({ covered }) => [...covered.said, ...covered.missing].map((ref) => `${covered.id}:${ref}`)),
  );
  const rows = STAYS_SAID.filter(([rule]) => open.has(rule)).map(([rule, why]) => [`\`${rule}\``, why]);
  return rows.length === 0 ? [] : ['', '## What some would need', '', ...table(['rule', 'lacking today'], rows)];
}

const listed = (refs: readonly string[]): string =>
  refs.length === 0 ? 'none' : refs.map((ref) => `\`${ref}\``).join(' ');

/** Two of the books bear no date; what is then stored with a rule is no date that a reader wants to see. */
const editionOf = ({ edition }: RulebookCoverage): string | undefined => (edition === 'undated' ? undefined : edition);

const rowsOf = (tallies: Readonly<Record<string, Tally>>): readonly (readonly string[])[] =>
  Object.entries(tallies)
    .filter(([, { entries }]) => entries > 0)
    .map(([name, tally]) => [name, ...figures(tally)]);

const NOTHING: Tally = { entries: 0, shown: 0, done: 0, said: 0 };

export const total = ({ kinds }: RulebookCoverage): Tally =>
  Object.values(kinds).reduce(
    (sum, { entries, shown, done, said }) => ({
      entries: sum.entries + entries,
      shown: sum.shown + shown,
      done: sum.done + done,
      said: sum.said + said,
    }),
    NOTHING,
  );

const figures = ({ entries, done, said }: Tally): readonly string[] => [
  String(entries),
  ...[done, said].flatMap((count) => [
    String(count),
    entries === 0 ? '' : `${String(Math.floor((count * 100) / entries))} %`,
  ]),
];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `|${' --- |'.repeat(heads.length)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];
