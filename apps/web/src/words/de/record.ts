import type { TournamentCommand } from '@riffle/tournament';

/** A ruling goes from the floor's page into the log of the night. */
export const record = {
  title: 'Eintragen',
  asRuled: 'So entschieden',
  otherwise: 'Anders entschieden',
  otherBook: 'Für das Turnier gilt ein anderes Regelwerk; eintragen lässt sich nur, was unter dessen Regelwerk steht.',
  says: 'Das Regelwerk sagt',
  table: 'Tisch',
  noTable: 'keiner',
  player: 'Spieler',
  noPlayer: 'niemand',
  whoHint: 'Wer es sagt, findet es später wieder. Nötig nur für eine Strafe.',
  seated: (name: string, seat: number) => `${name} (Platz ${String(seat)})`,
  numbered: (name: string, no: number) => `${name} (Nr. ${String(no)})`,
  instead: 'Stattdessen',
  insteadIs: 'Innerhalb des Ermessens',
  insteadText: 'Was gilt stattdessen?',
  insteadNeeded: 'Sagen, was stattdessen gilt.',
  reason: 'Warum?',
  reasonHint: 'Steht im Protokoll. Wer eine Regel zurückstellt, sagt warum.',
  reasonNeeded: 'Ohne Grund geht es nicht.',
  save: 'Eintragen',
  cancel: 'Abbrechen',
  saved: 'Entscheidung eingetragen.',
  savedWithPenalty: 'Entscheidung und Strafe eingetragen.',
  waits: 'Auf diesem Gerät behalten; geht ab, sobald das Netz da ist.',
  undo: 'Zurücknehmen',
  undone: 'Zurückgenommen.',
  alreadyIn: 'Eingetragen.',
  again: 'Noch einmal eintragen',
  toLog: 'Zu den Entscheidungen',
  toBook: 'Zu den Strafen',
  namesShort: 'Ohne Netz: Namen wie an der Wand, frühere Strafen sind nicht bekannt.',
  effects: 'Im Turnier ausführen',
  effect: { PauseClock: 'Uhr anhalten', StartClock: 'Uhr starten' } as {
    readonly [T in TournamentCommand['type']]?: string;
  },
  effectOther: 'Ausführen',
  effectSure: (what: string) => `${what}: wirklich?`,
  effectDone: 'Ausgeführt.',
  outbox: {
    waiting: (count: number) =>
      count === 1 ? '1 Eintrag wartet auf das Netz' : `${String(count)} Einträge warten auf das Netz`,
    waitingForYou: (count: number) =>
      count === 1 ? '1 Eintrag wartet auf die Anmeldung' : `${String(count)} Einträge warten auf die Anmeldung`,
    waitingIs: 'Sie liegen auf diesem Gerät und gehen von selbst ab. Bis dahin die Daten des Browsers nicht löschen.',
    signIn: 'Zum Absenden bitte wieder anmelden, als wer es entschieden hat.',
    refused: 'Nicht angenommen',
    discard: 'Verwerfen',
    retry: 'Noch einmal senden',
    what: { RecordRuling: 'Entscheidung', GivePenalty: 'Strafe' } as {
      readonly [T in TournamentCommand['type']]?: string;
    },
    other: 'Schritt',
  },
};
