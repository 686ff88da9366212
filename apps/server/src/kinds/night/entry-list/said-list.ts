import { type KnownPerson, previewList } from '@riffle/formats';
import type { Language } from '@riffle/words';
import { saidPreview } from './said-preview.ts';

export type List = {
  readonly bytes: Uint8Array;
  readonly known: readonly KnownPerson[];
  readonly language: Language;
  /** Which of a workbook's. */
  readonly sheet?: number;
};

/** What was found in a list of players, as JSON: to write twenty thousand rows takes as long as to copy them. */
export const saidList = ({ bytes, known, language, sheet }: List): string =>
  JSON.stringify(saidPreview(previewList(bytes, known, sheet), language));
