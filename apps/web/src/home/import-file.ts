import type { ExaminedFile, ImportedFile, Problem, UntrustedFile } from '@riffle/wire';
import { type Answer, ask } from '../ask/ask.ts';

/** Why a file was not taken, with what can be done about it. */
export type Refused =
  | { readonly is: 'not-trusted'; readonly file: UntrustedFile; readonly problem: Problem }
  | { readonly is: 'differs'; readonly file: ExaminedFile; readonly step: number; readonly problem: Problem }
  | { readonly is: 'in-bin'; readonly file: ExaminedFile; readonly problem: Problem }
  | { readonly is: 'other'; readonly problem: Problem };

/** A large file is long under way and is looked at whole. */
const PATIENCE = 180_000;

/** How a file begins that holds an event of several days with its nights. */
const WHOLE_EVENT = /^\s*\{\s*"format"\s*:\s*"riffle-whole-event"/;
export const isWholeEvent = async (file: File): Promise<boolean> => WHOLE_EVENT.test(await file.slice(0, 200).text());

/** A night, or an event with all of its nights: the file says which. */
export async function sendFile(file: File, accept?: string): Promise<Answer<ImportedFile>> {
  const query = accept === undefined ? '' : `?accept=${encodeURIComponent(accept)}`;
  const way = (await isWholeEvent(file)) ? '/api/multiday/whole' : '/api/night/import';
  return ask('POST', `${way}${query}`, new Blob([file], { type: 'application/json' }), PATIENCE);
}

export function refusedFile(problem: Problem): Refused {
  const { file, step } = (problem.facts ?? {}) as { readonly file?: UntrustedFile; readonly step?: number };
  if (file === undefined) return { is: 'other', problem };
  switch (problem.code) {
    case 'file-not-trusted':
      return { is: 'not-trusted', file, problem };
    case 'file-differs':
      return { is: 'differs', file, step: step ?? 1, problem };
    case 'file-in-bin':
      return { is: 'in-bin', file, problem };
    default:
      return { is: 'other', problem };
  }
}
