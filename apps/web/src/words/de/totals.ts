/** Was die Abende eines Clubs zusammen ergeben. */
export const totals = {
  title: 'Abrechnung über Abende',
  lead: 'Was die Turniere des Clubs in diesen Tagen zusammen ergeben. Turniere im Papierkorb zählen nicht.',
  from: 'Vom',
  to: 'Bis',
  loading: 'Abende werden zusammengezählt …',
  none: 'In diesen Tagen kein Abend mit Geld.',
  noneWhy: 'Preise und Startgelder stehen in den Einstellungen eines Turniers.',
  range: (from: string, to: string) => `${from} bis ${to}`,
  withoutMoney: (count: number) =>
    count === 1
      ? 'Ein Abend in diesen Tagen führt kein Geld.'
      : `${String(count)} Abende in diesen Tagen führen kein Geld.`,
  unread: (count: number) =>
    count === 1 ? 'Ein Abend ist nicht zu lesen und fehlt.' : `${String(count)} Abende sind nicht zu lesen und fehlen.`,
  notSettled: 'nicht abgerechnet',
  sum: (count: number) => (count === 1 ? 'Summe, 1 Abend' : `Summe, ${String(count)} Abende`),
  currency: 'Währung',
  columns: {
    day: 'Tag',
    name: 'Abend',
    entries: 'Startplätze',
    reEntries: 'Re-Entries',
    rebuys: 'Rebuys',
    addOns: 'Add-ons',
    turnover: 'Verkauft',
    added: 'Vom Haus',
    pool: 'Preistopf',
    bounties: 'Kopfgeld',
    fee: 'Gebühr',
    staff: 'Personal',
    houseShare: 'Haus vom Topf',
    deduction: (name: string) => `Abzug ${name}`,
    prizes: 'Preise',
    byHand: 'Von Hand',
    fines: 'Geldstrafen',
    difference: 'Differenz der Kassen',
    state: 'Stand',
  },
  back: 'Turniere',
  again: 'Noch einmal',
  printedAt: (at: string) => `Gedruckt: ${at}`,
  print: 'Drucken',
  csv: 'CSV speichern',
  fileName: 'abrechnung',
  explained:
    'Verkauft und vom Haus zugelegt ist so viel wie Preistopf, Kopfgeld, Gebühr, Personal, Haus und Abzüge zusammen. Von Hand und Geldstrafen stehen daneben.',
};
