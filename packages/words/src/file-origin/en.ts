import type { FileOriginWords } from './file-origin-words.ts';

const said = (text: string | undefined): string => (text === undefined || text === '' ? '' : `: ${text}`);

export const en: FileOriginWords = {
  unsigned: {
    title: 'This file is not signed.',
    detail:
      'It comes from an older Riffle, or somebody took the signature out. Whether anything was changed cannot be told.',
  },
  forged: {
    title: 'The signature of this file is not genuine.',
    detail: 'Somebody changed it. What else was changed cannot be told.',
  },
  thisHouse: ({ day }) => `Signed by this house, ${day}.`,
  anotherHouse: ({ club, day, fingerprint }) =>
    `Signed by another house that calls itself "${club}", ${day}. Fingerprint: ${fingerprint}`,
  unchanged: 'Unchanged since.',
  anotherHouseDetail: 'Whether it really was that house, the fingerprint tells: ask there and compare.',
  changed: 'The file was changed since:',
  step: {
    changed: (step, text) => `step ${String(step)} changed${said(text)}`,
    added: (step, text) => `step ${String(step)} added${said(text)}`,
    moved: (step, text) => `step ${String(step)} moved to another place${said(text)}`,
    missing: (step) => `step ${String(step)} is missing`,
  },
  person: {
    changed: (name) => `name or details of a player changed${said(name)}`,
    added: (name) => `player added${said(name)}`,
    moved: (name) => `player moved${said(name)}`,
    missing: () => 'a player is missing',
  },
  member: {
    changed: (name) => `name of a member of staff changed${said(name)}`,
    added: (name) => `member of staff added${said(name)}`,
    moved: (name) => `member of staff moved${said(name)}`,
    missing: () => 'a member of staff is missing',
  },
  otherId: 'it was signed as another tournament',
  more: (steps) => `and ${String(steps)} more steps`,
};
