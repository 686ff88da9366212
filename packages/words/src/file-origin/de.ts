import type { FileOriginWords } from './file-origin-words.ts';

const said = (text: string | undefined): string => (text === undefined || text === '' ? '' : `: ${text}`);

export const de: FileOriginWords = {
  unsigned: {
    title: 'Diese Datei ist nicht unterschrieben.',
    detail:
      'Sie kommt aus einem älteren Riffle, oder jemand hat die Unterschrift entfernt. Ob etwas geändert wurde, lässt sich nicht sagen.',
  },
  forged: {
    title: 'Die Unterschrift dieser Datei ist nicht echt.',
    detail: 'Jemand hat sie geändert. Was sonst geändert wurde, lässt sich nicht sagen.',
  },
  thisHouse: ({ day }) => `Unterschrieben von diesem Haus, ${day}.`,
  anotherHouse: ({ club, day, fingerprint }) =>
    `Unterschrieben von einem anderen Haus, das sich „${club}“ nennt, ${day}. Fingerabdruck: ${fingerprint}`,
  unchanged: 'Seitdem unverändert.',
  anotherHouseDetail: 'Ob es wirklich dieses Haus war, sagt der Fingerabdruck: dort nachfragen und vergleichen.',
  changed: 'Seitdem wurde die Datei geändert:',
  step: {
    changed: (step, text) => `Schritt ${String(step)} geändert${said(text)}`,
    added: (step, text) => `Schritt ${String(step)} hinzugefügt${said(text)}`,
    moved: (step, text) => `Schritt ${String(step)} an eine andere Stelle gesetzt${said(text)}`,
    missing: (step) => `Schritt ${String(step)} fehlt`,
  },
  person: {
    changed: (name) => `Name oder Angaben eines Spielers geändert${said(name)}`,
    added: (name) => `Spieler hinzugefügt${said(name)}`,
    moved: (name) => `Spieler umgestellt${said(name)}`,
    missing: () => 'Ein Spieler fehlt',
  },
  member: {
    changed: (name) => `Name eines Helfers geändert${said(name)}`,
    added: (name) => `Helfer hinzugefügt${said(name)}`,
    moved: (name) => `Helfer umgestellt${said(name)}`,
    missing: () => 'Ein Helfer fehlt',
  },
  otherId: 'Unterschrieben war es als ein anderes Turnier',
  more: (steps) => `und ${String(steps)} weitere Schritte`,
};
