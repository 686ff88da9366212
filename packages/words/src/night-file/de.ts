import type { NightFileWords } from './night-file-words.ts';

export const de: NightFileWords = {
  'no-json': () => 'Die Datei ist abgeschnitten oder kein JSON.',
  'too-deep': () => 'Die Datei ist tiefer verschachtelt, als Riffle schreibt.',
  'other-format': () => 'Das ist keine Datei mit einem Riffle-Turnier.',
  'newer-version': ({ found }) => `Ein neueres Riffle hat die Datei geschrieben (Format ${String(found)}).`,
  'bad-field': ({ pointer }) => `Unerwarteter Inhalt bei ${pointer}.`,
  'no-night': () => 'Die Datei enthält kein Turnier.',
  'out-of-order': ({ commit, found }) => `Schritt ${String(commit)} trägt die Nummer ${String(found)}.`,
  'commit-twice': ({ commit }) => `Schritt ${String(commit)} kommt zweimal vor.`,
  'created-twice': ({ commit }) => `In Schritt ${String(commit)} beginnt das Turnier noch einmal.`,
  'takes-back-unknown': ({ commit }) => `Schritt ${String(commit)} nimmt einen Schritt zurück, den es nicht gibt.`,
  'not-replayable': ({ commit }) => `Schritt ${String(commit)} lässt sich nicht nachspielen.`,
  changed: () => 'Die Datei wurde nach dem Export verändert: Die Prüfsumme stimmt nicht.',
};
