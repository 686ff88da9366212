import type { Role } from '@riffle/wire';

const roles = {
  director: 'Turnierleitung',
  floor: 'Floor',
  cashier: 'Kasse',
  display: 'Anzeige',
  player: 'Spieler',
  clock: 'Uhr',
  demo: 'Demo',
};

export const log = {
  title: 'Protokoll',
  loading: 'Protokoll wird geladen …',
  none: 'Noch kein Schritt',
  noneHint: 'Hier steht später jeder Schritt mit Uhrzeit und Namen.',
  noneFound: 'Kein Schritt passt dazu.',
  search: 'Protokoll durchsuchen',
  actor: 'Von wem',
  everybody: 'alle',
  takenBack: 'Zurückgenommene zeigen',
  count: (shown: number, all: number) =>
    shown === all ? `${String(all)} Schritte` : `${String(shown)} von ${String(all)} Schritten`,
  undo: 'Zurücknehmen',
  undoLine: (text: string) => `Zurücknehmen: ${text}`,
  isTakenBack: 'zurückgenommen',
  redo: 'Wiederherstellen',
  undoTitle: 'Schritt zurücknehmen',
  undoOlder: 'Nur dieser Schritt wird zurückgenommen. Was danach geschah, bleibt, zuletzt:',
  undoAlso: 'Das hängt daran und fällt mit weg:',
  undoDo: (steps: number) => (steps === 1 ? 'Zurücknehmen' : `${String(steps)} Schritte zurücknehmen`),
  undone: 'Zurückgenommen.',
  undoneWhat: (text: string) => `Zurückgenommen: ${text}`,
  redone: 'Wiederhergestellt.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts wiederherzustellen.',
  redact: 'Text löschen',
  redactLine: (text: string) => `Text löschen: ${text}`,
  redactTitle: 'Text endgültig löschen?',
  redactDetail:
    'Was jemand dazu geschrieben hat, verschwindet für immer, überall und auch aus der Datei. Im Protokoll steht dann, dass es gelöscht ist und seit wann. Der Schritt selbst bleibt. Das lässt sich nicht zurücknehmen; Sicherungen von früher behalten den Text.',
  redactDo: 'Endgültig löschen',
  redacted: 'Text gelöscht.',
  print: 'Protokoll drucken',
  notYours: (text: string, needs: Role) =>
    `Das kann nur die Rolle ${roles[needs]} zurücknehmen oder wiederherstellen: ${text}`,
  roles,
};
