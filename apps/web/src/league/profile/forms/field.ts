import type { Field } from '@riffle/league';
import type { Snippet } from 'svelte';
import type { Around } from '../around.ts';

/** What every field of an answer is given: its form and value, where its words and its problems are, and whom to tell. */
export type FieldProps = {
  readonly form: Field;
  readonly value: unknown;
  readonly label: string;
  /** Where its words stand: `season.divisions[].teams`. */
  readonly place: string;
  /** Where it stands in the document: `answers.season.divisions.value[1].teams`. */
  readonly path: string;
  readonly around: Around;
  /** The question itself, whose name stands above it. */
  readonly top?: boolean;
  /** `undefined` leaves out what may be left out. */
  readonly onchange: (value: unknown) => void;
};
export type FieldOf<F extends Field['form']> = Omit<FieldProps, 'form'> & {
  readonly form: Extract<Field, { readonly form: F }>;
};

/** What holds other fields is given how one is shown, whatever its form. */
export type Nested = Snippet<[FieldProps]>;

/** A short answer: one control in a line. */
export const isShort = ({ form }: Field): boolean => form !== 'list' && form !== 'record' && form !== 'ways';
