import {
  alikeTo,
  type Fact,
  type FactsAsked,
  factsOfKind,
  incidentKinds,
  type KindName,
  kindNames,
  PHASES,
} from '@riffle/floor';
import { cases, type IncidentCase } from '@riffle/floor/cases';
import { type AnyFactWord, kindWord } from '@riffle/words';

/** `docs/incidents.md`: every kind of incident with what it asks, as JSON, and an example of each. */
export const incidentsPage = (): string =>
  [
    '# The incidents that Riffle rules on',
    '',
    'Written by `riffle incidents --write` from the kinds themselves.',
    '',
    'An incident is `{ "kind": …, "facts": { … } }`. `riffle rule --rulebook ID < incident.json` gives the ruling of one',
    'rulebook, `riffle compare < incident.json` that of all; both print JSON when piped or with `--json`. `riffle incidents',
    '--json` prints the JSON Schema of all kinds.',
    '',
    'Amounts are whole numbers of chips. Cards are rank and suit, `Kd` or `Ts`; seats 1 to 12. A fact with a usual value may',
    'be left out; one that is asked under a condition only is left out otherwise. A fact that is missing, unknown or',
    'impossible is named in the refusal, with what would be possible.',
    '',
    'A ruling has the fields `answer` (`determined`, `proposed`, `notCovered`), `basis` (`text`, `reading`, `base`), `outcome`,',
    '`range`, `weigh`, `steps`, `moves`, `effects`, `sanction`, `because`, `refs` and `unclear`. In an outcome `amount` and `to` are all',
    'that lies in front of the player in this betting round, `change` goes back to him and `add` is still owed.',
    '',
    'With `--hand FILE[:n] --step N [--seat S]` the incident happened in a hand that was recorded (PHH, Open Hand History or',
    'PokerStars text; the n-th of its file): what the hand knows at this step are the starting facts, and what stands in the',
    'JSON wins. Hands and steps are counted from 1; the steps are those of the replayer. Without `--seat` it is about who has',
    'to act. What the act itself put in is not known before it is entered, such as `inFront` of `undercall`. The ruling then',
    'has `hand`: `number`, `step`, `seat` and the `facts` that it was asked with. With `--apply` its effects are applied to a',
    'copy of the hand, played on by this rulebook: `hand.applied` has `events`, `told` and the `state` after them (stacks,',
    'bets, pots, who is to act), or the `command` that the hand does not take with its `refusal`; then the command fails.',
    ...PHASES.flatMap(section),
  ].join('\n');

const section = (phase: (typeof PHASES)[number]): readonly string[] => {
  const kinds = kindNames.filter((kind) => incidentKinds[kind].phase === phase);
  return kinds.length === 0 ? [] : ['', `## ${phase}`, ...kinds.flatMap(entry)];
};

function entry(kind: KindName): readonly string[] {
  const word = kindWord('en', kind);
  const example = cases.find((one) => one.kind === kind);
  return [
    '',
    `### ${kind}`,
    `${word.label} · ${kindWord('de', kind).label}. ${word.what}${beside(kind)}`,
    '',
    '| fact | what | value | usual |',
    '| --- | --- | --- | --- |',
    ...rows(factsOfKind(kind), word.facts, ''),
    ...(example === undefined ? [] : exampleOf(example)),
  ];
}

/** What it could have been instead. */
const beside = (kind: KindName): string => {
  const others = alikeTo(kind).map((other) => `\`${other}\``);
  return others.length === 0 ? '' : ` Told alike: ${others.join(', ')}.`;
};

const rows = (facts: FactsAsked, words: { readonly [fact: string]: AnyFactWord }, inside: string): readonly string[] =>
  Object.entries(facts).flatMap(([name, fact]) => [
    `| \`${inside}${name}\` | ${cell(words[name]?.label ?? '')}${whenOf(fact)} | ${cell(allowedBy(fact))} | ${usualOf(fact)} |`,
    ...(fact.type === 'list' ? rows(fact.each, words[name]?.each ?? {}, `${inside}${name}[].`) : []),
  ]);

const cell = (text: string): string => text.replaceAll('|', '\\|');

const whenOf = ({ when }: Fact): string =>
  when === undefined
    ? ''
    : ` (if ${Object.entries(when)
        .map(([name, values]) => `\`${name}\` is ${values.map(String).join(' or ')}`)
        .join(' and ')})`;

const usualOf = ({ usual, optional }: Fact): string =>
  usual === undefined ? (optional === true ? 'may be left out' : '') : `\`${JSON.stringify(usual)}\``;

function allowedBy(fact: Fact): string {
  switch (fact.type) {
    case 'chips':
      return fact.min === 0 ? 'chips' : `chips, at least ${String(fact.min)}`;
    case 'chipList':
      return 'list of chips by value, `[100, 100, 1000]`';
    case 'count':
      return `${String(fact.min)} to ${String(fact.max)}`;
    case 'yesNo':
      return '`true`, `false`';
    case 'choice':
      return fact.of.map((value) => `\`${value}\``).join(', ');
    case 'choices':
      return `list of ${fact.of.map((value) => `\`${value}\``).join(', ')}`;
    case 'seat':
      return 'seat';
    case 'seats':
      return 'list of seats';
    case 'card':
      return 'card';
    case 'cards':
      return 'list of cards';
    case 'list':
      return fact.min === 0 ? 'list' : `list of at least ${String(fact.min)}`;
  }
}

const exampleOf = ({ kind, facts, book, outcome, shows }: IncidentCase): readonly string[] => [
  '',
  `\`${JSON.stringify({ kind, facts })}\``,
  '',
  `under \`${book}\` gives \`${JSON.stringify(outcome)}\` (${shows.join(', ')}).`,
];
