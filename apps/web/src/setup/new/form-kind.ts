import { type FormOfPlay, READY_FORMS } from '@riffle/tournament';

export const FORM_KINDS = ['none', 'sitAndGo', 'shootOut', 'headsUp', 'heats'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Under which name a form is chosen; its figures may be others than those that it is offered with. */
export function formKind(form: FormOfPlay | undefined, seats: number): FormKind {
  if (form === undefined) return 'none';
  if (form.heats !== undefined) return 'heats';
  if (form.rounds === undefined) return 'sitAndGo';
  return seats === 2 ? 'headsUp' : 'shootOut';
}

export const formOf = (kind: FormKind): FormOfPlay | undefined => (kind === 'none' ? undefined : READY_FORMS[kind]);

/** "4, 8": the levels that heats end with. */
export const levelsTyped = (typed: string): readonly number[] =>
  typed
    .split(/[^0-9]+/)
    .filter((part) => part !== '')
    .map(Number);
