import type { MissingWords } from './missing-words.ts';

const count = (value: string | number | undefined): number => Number(value ?? 0);

export const de: MissingWords = {
  'too-few-entries': ({ entries }) => `Erst ${String(count(entries))} gemeldet; ab zwei kann es losgehen.`,
  'not-checked-in': ({ missing }) => `${String(count(missing))} gemeldet, aber noch nicht da.`,
  'no-levels': () => 'Die Struktur hat noch kein Level.',
  'not-drawn': () => 'Die Plätze sind noch nicht ausgelost.',
  unseated: ({ players }) => `${String(count(players))} ohne Platz.`,
  byes: ({ players }) => `${String(count(players))} mit Freilos: Sie beginnen mit der zweiten Runde.`,
  'clubs-not-registered': ({ clubs }) =>
    Number(clubs) === 1
      ? 'Ein Klub ist noch nicht von seinem Kapitän angemeldet.'
      : `${String(clubs)} Klubs sind noch nicht von ihrem Kapitän angemeldet.`,
  'no-time-limit': () => 'Nach dem Regelwerk wird auf Zeit gespielt; ein Zeitlimit ist nicht eingetragen.',
  'fees-open': ({ players }) => `${String(count(players))} ohne Platz, bis das Startgeld bezahlt ist.`,
  'prizes-by-hand': () => 'Die Preise sind von Hand eingetragen; das Regelwerk verteilt sie nach einer Tabelle.',
  'no-prizes': () => 'Die Preise sind noch nicht eingetragen.',
  'club-mates-together': ({ pairs }) =>
    `${String(count(pairs))}-mal sitzen Vereinskollegen am selben Tisch, obwohl es anders ginge.`,
  'edition-unknown': () => 'Diese Ausgabe des Regelwerks kennt Riffle nicht mehr: es wird keines gefragt.',
  'occasion-unset': () => 'Das Regelwerk unterscheidet nach Anlass; er ist noch nicht gewählt.',
  'no-tables': () => 'Es gibt noch keinen Tisch.',
};
