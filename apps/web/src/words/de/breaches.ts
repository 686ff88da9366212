/** Die Liste der Verstöße eines Regelwerks, Geldstrafen, und was während einer Strafe gilt. */
export const breaches = {
  offence: 'Wofür?',
  offenceNeeded: 'Sagen, wofür.',
  offenceHint: 'Wort oder Nummer der Regel. Die Liste ist die des Regelwerks.',
  bookList: 'Was das Regelwerk nennt',
  notNamed: 'Im Regelwerk nicht eigens genannt',
  noneFound: 'Nichts gefunden. Ein anderes Wort versuchen.',
  another: 'Anderes wählen',
  fine: 'Geldstrafe',
  fineHint: 'Das Regelwerk nennt keinen Betrag.',
  fineNeeded: 'Den Betrag eintragen.',
  fineSet: (amount: string) => `Geldstrafe: ${amount}`,
  fineByClub: 'Die Geldstrafe zahlt der Verein.',
  fineOf: (amount: string, by: 'player' | 'club') =>
    by === 'club' ? `Geldstrafe ${amount}, zahlt der Verein` : `Geldstrafe ${amount}`,
  earlier: 'Strafen an anderen Abenden',
  looking: 'Wird nachgesehen …',
  noneEarlier: 'An keinem anderen Abend gab es eine Strafe.',
  unread: (count: number) =>
    count === 1 ? 'Ein Abend ließ sich nicht lesen.' : `${String(count)} Abende ließen sich nicht lesen.`,
  holds: 'Was bis dahin gilt',
  away: (name: string, hand: 'dead' | 'none', pays: 'smallBlind' | 'bigBlind' | undefined) =>
    `Strafe: ${name}, ${hand === 'dead' ? 'tote Hand' : 'ohne Karten'}${pays === undefined ? '' : pays === 'bigBlind' ? ', zahlt den Big Blind' : ', zahlt den Small Blind'}.`,
  back: (names: string) => `Darf zurück: ${names}.`,
};
