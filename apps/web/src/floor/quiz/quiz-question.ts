import { type Incident, incidentKinds, type Outcome, type Phase, type Ruling, rule } from '@riffle/floor';
import { cases, type IncidentCase } from '@riffle/floor/cases';
import { type BookId, findRulebook, rulebooks } from '@riffle/rulebooks';

export type QuizQuestion = {
  readonly of: IncidentCase;
  readonly ruling: Ruling;
  /** What can be chosen, each said otherwise than the rest. */
  readonly answers: readonly Outcome[];
  /** Which of them is right. */
  readonly right: number;
};

export type QuizWish = { readonly book?: BookId | undefined; readonly phase?: Phase | undefined };

const MOST = 4;
const phaseOf = ({ kind }: IncidentCase): Phase => incidentKinds[kind].phase;

/** The worked cases that a wish leaves. */
export const casesFor = ({ book, phase }: QuizWish): readonly IncidentCase[] =>
  cases.filter((of) => (book === undefined || of.book === book) && (phase === undefined || phaseOf(of) === phase));

/**
 * A case as a question. Wrong answers are what other rulebooks say to the same incident, then what comes of others of its
 * kind and its phase; never what a person may also decide. `undefined` where too little can be asked.
 */
export function questionOf(
  of: IncidentCase,
  say: (outcome: Outcome) => string,
  random: (below: number) => number,
): QuizQuestion | undefined {
  const ruling = rulingOf(of, of.book, of.occasion);
  if (ruling === undefined) return undefined;
  const taken = new Set([ruling.outcome, ...ruling.range].map(say));
  const wrong: Outcome[] = [];
  for (const outcome of wrongOnes(of, random)) {
    if (wrong.length === MOST - 1) break;
    const said = say(outcome);
    if (taken.has(said)) continue;
    taken.add(said);
    wrong.push(outcome);
  }
  if (wrong.length === 0) return undefined;
  const right = random(wrong.length + 1);
  return { of, ruling, answers: wrong.toSpliced(right, 0, ruling.outcome), right };
}

export function rulingOf(incident: Incident, book: BookId, occasion?: string): Ruling | undefined {
  const rulebook = findRulebook(book);
  if (rulebook === undefined) return undefined;
  const verdict = rule(incident, rulebook, occasion === undefined ? {} : { occasion });
  return verdict.ok ? verdict.value : undefined;
}

/** The nearer the better: they should be thinkable. */
function* wrongOnes(of: IncidentCase, random: (below: number) => number): Iterable<Outcome> {
  for (const { id } of rulebooks) {
    const other = rulingOf(of, id);
    if (other !== undefined) yield other.outcome;
  }
  yield* mixed(
    cases.filter((other) => other.kind === of.kind),
    random,
  );
  yield* mixed(
    cases.filter((other) => phaseOf(other) === phaseOf(of)),
    random,
  );
}

function* mixed(from: readonly IncidentCase[], random: (below: number) => number): Iterable<Outcome> {
  const left = from.map(({ outcome }) => outcome);
  while (left.length > 0) yield* left.splice(random(left.length), 1);
}
