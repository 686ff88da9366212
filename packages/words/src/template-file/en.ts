import type { TemplateFileWords } from './template-file-words.ts';

export const en: TemplateFileWords = {
  'no-text': () => 'This is no text. A template is a .json file from Riffle, or a .tdt file.',
  empty: () => 'The file is empty.',
  'too-deep': () => 'The file is nested deeper than a template can be.',
  'too-large': ({ most }) => `A template has at most ${String(most / 1_000_000)} MB.`,
  'no-json': ({ row, column }) =>
    `Row ${String(row)}, column ${String(column)}: here the file stops being JSON. Perhaps it is cut off, or was changed by hand.`,
  'other-format': ({ found }) =>
    found === undefined
      ? 'At the beginning "format": "riffle-template" with "v": 1 is missing. A template is downloaded in Riffle beside its name.'
      : `The file calls itself “${found}” and is no template (“riffle-template”).`,
  'newer-version': ({ found }) =>
    `A newer Riffle wrote this template (version ${String(found)}, here 1 is read). Bring this Riffle up to date.`,
};
