import type { NightFileWords } from './night-file-words.ts';

export const en: NightFileWords = {
  'no-json': () => 'The file is cut off, or it is no JSON.',
  'too-deep': () => 'The file is nested deeper than anything Riffle writes.',
  'other-format': () => 'This is no file with a Riffle tournament.',
  'newer-version': ({ found }) => `The file was written by a newer Riffle (format ${String(found)}).`,
  'bad-field': ({ pointer }) => `Unexpected content at ${pointer}.`,
  'no-night': () => 'There is no tournament in the file.',
  'out-of-order': ({ commit, found }) => `Step ${String(commit)} carries the number ${String(found)}.`,
  'commit-twice': ({ commit }) => `Step ${String(commit)} is there twice.`,
  'created-twice': ({ commit }) => `The tournament begins once more in step ${String(commit)}.`,
  'takes-back-unknown': ({ commit }) => `Step ${String(commit)} takes back a step that does not exist.`,
  'not-replayable': ({ commit }) => `Step ${String(commit)} cannot be replayed.`,
  changed: () => 'The file was changed after it was exported: its checksum is wrong.',
};
