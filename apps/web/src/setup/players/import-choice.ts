import type { PersonId } from '@riffle/people';
import type { ImportDecision, ImportRow } from '@riffle/wire';

/** What a row becomes: somebody new, somebody we know, or nobody. */
export type Choice = ImportDecision['as'];
export type Choices = { readonly [line: number]: Choice };

/** `known`: all of it is here already. */
export type Row = ImportRow & { readonly known?: true };
type List<R extends Row> = { readonly rows: readonly R[] };

const skip: Choice = { is: 'skip' };

/** What is offered for a row, the likeliest first. A row that cannot be read can only be skipped. */
export function choicesOf(row: Row): readonly Choice[] {
  if (row.problem !== undefined || row.known === true) return [skip];
  const known = (row.duplicateOf ?? []).flatMap((other): Choice[] =>
    'person' in other && !other.entered ? [{ is: 'person', id: other.person }] : [],
  );
  return [...known, { is: 'new' }, skip];
}

/**
 * What is chosen before anybody has looked: the same number or name is the same person, a similar name is not;
 * who is entered already, or stands in an earlier line, does not come twice.
 */
export function likely(row: Row): Choice {
  if (row.problem !== undefined || row.known === true) return skip;
  const others = row.duplicateOf ?? [];
  const certain = others.filter((other) => other.same !== 'similar');
  if (certain.some((other) => !('person' in other) || other.entered)) return skip;
  const same = certain.find((other) => 'person' in other);
  return same !== undefined && 'person' in same ? { is: 'person', id: same.person } : { is: 'new' };
}

/** Somebody has to look at it: it might be somebody else. */
export const isDoubtful = (row: Row): boolean => row.problem === undefined && (row.duplicateOf ?? []).length > 0;

type Decided<R> = Omit<R, 'problem' | 'warnings' | 'duplicateOf' | 'known'> & {
  readonly as: Choice;
  readonly seen?: readonly PersonId[];
};
export const decide = <R extends Row>({ rows }: List<R>, choices: Choices): readonly Decided<R>[] =>
  rows
    .filter((row) => row.problem === undefined)
    .map((row) => {
      const { problem: _, warnings: __, duplicateOf = [], known: ___, ...said } = row;
      const as = choices[row.line] ?? likely(row);
      const seen = duplicateOf.flatMap((other) => ('person' in other ? [other.person] : []));
      return { ...said, as, ...(as.is === 'new' && { seen }) };
    });

export type Tally = {
  readonly entered: number;
  readonly known: number;
  readonly skipped: number;
  readonly bad: number;
};

export function tally(preview: List<Row>, choices: Choices): Tally {
  const decisions = decide(preview, choices);
  const count = (is: Choice['is']) => decisions.filter(({ as }) => as.is === is).length;
  return {
    entered: count('new') + count('person'),
    known: count('person'),
    skipped: count('skip'),
    bad: preview.rows.length - decisions.length,
  };
}
