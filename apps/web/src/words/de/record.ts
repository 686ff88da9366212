import type { TournamentCommand } from '@riffle/tournament';
import { formatChips } from '@riffle/words';

const COUNTED = { AddEntries: 'Meldung', TallyGone: 'Abmeldung', TallyOut: 'Ausgeschieden', TallySale: 'Verkauf' };

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
  carriesOut: 'Führt Riffle aus',
  asOne: 'Alles in einem Schritt, und so auch zurückzunehmen. Ohne Haken bleibt es, wie es ist.',
  counted: 'Sein Stack, wie gezählt',
  effect: {
    PauseClock: 'Uhr anhalten',
    RemoveStack: 'Stack aus dem Spiel nehmen',
    RemoveChips: 'Chips aus dem Spiel nehmen',
    BustOut: 'Ausscheiden eintragen',
    PlaceButton: 'Button legen',
    EndPenalty: 'Strafe beenden',
    StartHandForHand: 'Hand-for-Hand ansagen',
    EndHandForHand: 'Hand-for-Hand beenden',
    CallTime: 'Bedenkzeit ansagen',
    EndTimeCall: 'Bedenkzeit beenden',
    TellHand: 'Stand des Tisches melden',
    MoveEntry: 'Umsetzen',
    SwapEntries: 'Plätze tauschen',
    ChangeTable: 'Plätze am Tisch',
    AcceptProposal: 'Wie vorgeschlagen auslosen und umsetzen',
    AnnounceLastHands: 'Letzte Hände ansagen',
    GivePenalty: 'Strafe eintragen',
    RuleHand: 'Stand von Hand und Tisch',
  } as { readonly [T in TournamentCommand['type']]?: string },
  effectOther: 'Ausführen',
  ruledHand: {
    again: 'Hand für ungültig erklären und neu geben',
    oldLevel: 'In dieser Hand die alten Blinds',
    stops: 'Tisch anhalten',
    goesOn: 'Tisch weiterspielen lassen',
  },
  stand: {
    clock: { runs: 'Uhr läuft', stands: 'Uhr steht' },
    table: { plays: 'Tisch spielt', stands: 'Tisch wartet auf die Entscheidung' },
    hand: (isVoid: boolean, no: number | undefined) =>
      `${no === undefined ? 'Hand' : `Hand ${String(no)}`} ${isVoid ? 'wird neu gegeben, zählt einmal' : 'läuft'}`,
    blinds: (level: number) => `Blinds aus Level ${String(level)}`,
    player: { in: 'im Spiel', out: 'ausgeschieden' },
    players: (left: number) => `noch ${String(left)} im Spiel`,
    seatsAt: (table: string, seats: number) => `Tisch ${table}: ${String(seats)} Plätze`,
    chips: (count: number) => `${formatChips(count, 'de')} Chips im Spiel`,
    button: (seat: number | undefined) =>
      seat === undefined ? 'Button unbekannt' : `Button auf Platz ${String(seat)}`,
    handForHand: { on: 'Hand-for-Hand', off: 'jeder Tisch für sich' },
    inHand: { playing: 'Hand läuft', allIn: 'All-in, wartet', done: 'Tisch fertig' },
    time: { runs: 'Zeit läuft', none: 'keine Zeit angesagt' },
    penalty: { runs: 'Strafe läuft', over: 'Strafe beendet' },
    seat: (table: string, seat: number) => `Tisch ${table} · Platz ${String(seat)}`,
    tableThere: (table: string, there: boolean) => `Tisch ${table} ${there ? 'spielt' : 'aufgelöst'}`,
    tables: (count: number) => (count === 1 ? 'ein Tisch' : `${String(count)} Tische`),
    buttonDrawn: 'Button neu gelost',
    lastHands: (on: boolean, hands: number | undefined) =>
      on
        ? hands === undefined
          ? 'letzte Hände gelost'
          : `noch ${String(hands)} Hände je Tisch`
        : 'keine letzten Hände',
  },
  steps: 'Schritte',
  allDone: 'alle erledigt',
  carriedOut: 'Ausgeführt',
  carryOut: 'Im Turnier ausführen',
  goesOn: 'Tisch spielt weiter.',
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
    what: { RecordRuling: 'Entscheidung', GivePenalty: 'Strafe', ...COUNTED } as {
      readonly [T in TournamentCommand['type']]?: string;
    },
    other: 'Schritt',
  },
};
