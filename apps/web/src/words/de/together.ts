/** Was erst geschieht, wenn alle Tische mit der Hand fertig sind. */
type Moves = 'balance' | 'breakTable' | 'openTables' | 'finalTable';
const MOVES: Readonly<Record<Moves, string>> = {
  balance: 'Tische ausgleichen',
  breakTable: 'einen Tisch auflösen',
  openTables: 'weitere Tische öffnen',
  finalTable: 'Final Table bilden',
};

/** Hand-for-Hand: jede Hand an allen Tischen zugleich. */
export const together = {
  title: 'Hand-for-Hand',
  until: (left: number) => `bis noch ${String(left)} im Spiel sind`,
  running: 'Die laufenden Hände werden zu Ende gespielt.',
  hand: (no: number) => `Hand ${String(no)}`,
  done: (done: number, all: number) => `${String(done)} von ${String(all)} Tischen fertig`,
  states: { playing: 'läuft', allIn: 'All-in wartet', done: 'fertig' },
  stateOf: (table: string) => `${table}: Wie steht es mit der Hand?`,
  told: { playing: 'läuft', allIn: 'wartet mit All-in', done: 'fertig' },
  toldDone: (table: string, is: string) => `${table}: ${is}.`,
  allDone: 'Alle Tische sind fertig.',
  deal: 'Nächste Hand an allen Tischen',
  dealFirst: 'Erste gemeinsame Hand',
  dealt: (no: number) => `Hand ${String(no)} an allen Tischen.`,
  minutes: (minutes: number) => (minutes === 0 ? 'nichts' : `${String(minutes)} min`),
  takes: 'Für eine Hand gehen von der Uhr',
  reported: (names: string) => `Ausgeschieden in dieser Hand: ${names}.`,
  open: 'Die Plätze stehen fest, wenn alle Tische fertig sind.',
  afterwards: (moves: readonly Moves[]) => `Nach dieser Hand: ${moves.map((one) => MOVES[one]).join(', ')}.`,
  end: 'Hand-for-Hand beenden',
  ended: 'Hand-for-Hand beendet.',
  begin: (until: number) => `Hand-for-Hand spielen, bis noch ${String(until)} im Spiel sind`,
  begun: 'Hand-for-Hand angesagt.',
  askTitle: 'Hand-for-Hand ansagen',
  askUntil: 'Bis so viele im Spiel sind',
  askHint: (left: number) => `Noch ${String(left)} im Spiel. Danach wird wieder gespielt wie sonst.`,
  announce: 'Ansagen',
  notNow: 'Jetzt nicht',
};
