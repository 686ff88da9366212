import type { Catalogue, RulebookCoverage, Tally } from '@riffle/rulebooks';

export type PagePart = { readonly catalogue: Catalogue; readonly covered: RulebookCoverage };

/** `docs/rule-coverage.md`: each rulebook with what is shown by tests, and every rule that is not yet. */
export const coveragePage = (parts: readonly PagePart[]): string =>
  [
    '# Which rules the tests show',
    '',
    'Written by `riffle rules --write` from the last test run. A rule is shown when a passing test names its address.',
    'Reference entries explain or define and are only looked up; they need no test.',
    '',
    ...table(
      ['rulebook', 'edition', 'rules', 'shown', 'share'],
      parts.map(({ covered }) => [covered.id, covered.edition, ...figures(total(covered))]),
    ),
    ...parts.flatMap(section),
  ].join('\n');

function section({ catalogue, covered }: PagePart): readonly string[] {
  return [
    '',
    `## ${catalogue.name} (${covered.edition})`,
    '',
    ...table(['kind', 'rules', 'shown', 'share'], rowsOf(covered.kinds)),
    '',
    ...table(['area', 'rules', 'shown', 'share'], rowsOf(covered.areas)),
    '',
    `Not yet shown: ${covered.missing.length === 0 ? 'none' : covered.missing.map((ref) => `\`${ref}\``).join(' ')}`,
  ];
}

const rowsOf = (tallies: Readonly<Record<string, Tally>>): readonly (readonly string[])[] =>
  Object.entries(tallies)
    .filter(([, { entries }]) => entries > 0)
    .map(([name, tally]) => [name, ...figures(tally)]);

export const total = ({ kinds }: RulebookCoverage): Tally =>
  Object.values(kinds).reduce(
    (sum, { entries, shown }) => ({ entries: sum.entries + entries, shown: sum.shown + shown }),
    { entries: 0, shown: 0 },
  );

const figures = ({ entries, shown }: Tally): readonly string[] => [
  String(entries),
  String(shown),
  entries === 0 ? '' : `${String(Math.floor((shown * 100) / entries))} %`,
];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `|${' --- |'.repeat(heads.length)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];
