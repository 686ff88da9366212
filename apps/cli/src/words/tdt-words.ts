import type { TdtFaultCode, TdtFaultOf, TdtRemark, TdtRemarkCode } from '@riffle/formats/problems';

/** What `riffle tdt` says. Amounts come written, in a currency that such a file does not name. */
export type TdtWords = {
  readonly column: {
    readonly [C in
      | 'place'
      | 'name'
      | 'entries'
      | 'addOns'
      | 'hits'
      | 'outAt'
      | 'by'
      | 'paid'
      | 'won'
      | 'balance'
      | 'pointsAdjusted'
      | 'hitsAdjusted'
      | 'nights'
      | 'best'
      | 'id']: string;
  };
  readonly stillIn: string;
  readonly nights: (count: number) => string;
  readonly at: (row: number, column: number) => string;
  readonly nothingThere: (folder: string) => string;
  readonly nightTwice: (path: string, other: string) => string;
  readonly fault: {
    readonly [C in TdtFaultCode]: (fault: Extract<TdtFaultOf, { readonly code: C }>) => string;
  };
  readonly remark: {
    readonly [C in TdtRemarkCode]: (
      remark: Extract<TdtRemark, { readonly code: C }>,
      money: (cents: number) => string,
    ) => string;
  };
};

export const tdtDe: TdtWords = {
  column: {
    place: 'Platz',
    name: 'Name',
    entries: 'Einträge',
    addOns: 'Add-ons',
    hits: 'Bust-outs',
    outAt: 'Raus um',
    by: 'Durch',
    paid: 'Gezahlt',
    won: 'Gewonnen',
    balance: 'Saldo',
    pointsAdjusted: 'Punkte angepasst',
    hitsAdjusted: 'Bust-outs angepasst',
    nights: 'Turniere',
    best: 'Bester Platz',
    id: 'UUID',
  },
  stillIn: 'im Spiel',
  nights: (count) => (count === 1 ? '1 Turnier' : `${String(count)} Turniere`),
  at: (row, column) => `Zeile ${String(row)}, Spalte ${String(column)}`,
  nothingThere: (folder) => `In ${folder} liegt keine .tdt-Datei.`,
  nightTwice: (path, other) => `${path} ist dasselbe Turnier wie ${other}. Es würde doppelt zählen.`,
  fault: {
    'no-text': () => 'Das ist kein Text und damit keine .tdt-Datei.',
    'nested-too-deep': () => 'Das ist zu tief verschachtelt.',
    'no-tournament': () => 'Hier steht kein Turnier von The Tournament Director.',
    'too-large': ({ most }) => `Die Datei ist zu groß, höchstens ${String(most / 2 ** 20)} MB werden gelesen.`,
    unexpected: ({ found }) =>
      found === '' ? 'Die Datei hört mittendrin auf.' : `Hier wird „${found}“ nicht erwartet.`,
    'text-not-closed': () => 'Der Text, der hier beginnt, hört nicht auf.',
    'key-twice': ({ key }) => `„${key}“ steht hier zum zweiten Mal.`,
    'field-missing': ({ field }) => `Das Feld ${field} fehlt.`,
    'field-wrong': ({ field }) => `Im Feld ${field} steht nichts, was dorthin gehört.`,
  },
  remark: {
    'not-over': ({ left }) => `Das Turnier ist nicht zu Ende: ${String(left)} sind noch im Spiel und ohne Platz.`,
    'names-no-players': () => 'Die Datei zählt nur und nennt keine Spieler.',
    'amount-rounded': ({ field, written, row, column }) =>
      `${field} ${written} (Zeile ${String(row)}, Spalte ${String(column)}) auf ganze Cent gerundet.`,
    'formula-not-run': () =>
      'Punkte stehen nicht in der Datei; ihre Formel wird hier nicht gerechnet, nur Anpassungen sind übernommen.',
    'bounties-not-paid': ({ sold }, money) =>
      `Bounty-Chips für ${money(sold)} sind bei „Gezahlt“ dabei. Was sie einbrachten, steht nicht in der Datei und fehlt bei „Gewonnen“.`,
    'fixed-rake-not-taken': () => 'Ein fester Abzug vom Topf ist nicht übernommen.',
    'deals-not-read': ({ deals }) =>
      `${deals === 1 ? 'Eine Teilung' : `${String(deals)} Teilungen`} von Preisen (Deal oder Gleichstand) kann Riffle nicht lesen; mit --json stehen sie da, wie die Datei sie hat.`,
    'prize-not-shared': ({ prize, amount, among }, money) =>
      `${prize}: ${money(amount)} für ${String(among)} ${among === 1 ? 'Spieler' : 'Spieler zusammen'} ist niemandem gutgeschrieben, denn wie geteilt wurde, ist nicht bekannt.`,
    'prize-unclaimed': ({ prize, amount }, money) => `${prize}: ${money(amount)} hat niemand bekommen.`,
    'recipient-unknown': ({ prize, id }) => `${prize}: Wer den Preis bekam, steht nicht unter den Spielern (${id}).`,
    'hitman-unknown': ({ player, id }) =>
      `${player}: Wer das Bust-out gemacht hat, steht nicht unter den Spielern (${id}).`,
    'prizes-differ': ({ pot, prizes }, money) =>
      `Im Topf sind nach Käufen und Abzügen ${money(pot)}, die Preise sind ${money(prizes)}.`,
  },
};

export const tdtEn: TdtWords = {
  column: {
    place: 'Place',
    name: 'Name',
    entries: 'Entries',
    addOns: 'Add-ons',
    hits: 'Bust-outs',
    outAt: 'Out at',
    by: 'By',
    paid: 'Paid',
    won: 'Won',
    balance: 'Balance',
    pointsAdjusted: 'Points adjusted',
    hitsAdjusted: 'Bust-outs adjusted',
    nights: 'Tournaments',
    best: 'Best place',
    id: 'UUID',
  },
  stillIn: 'in play',
  nights: (count) => (count === 1 ? '1 tournament' : `${String(count)} tournaments`),
  at: (row, column) => `row ${String(row)}, column ${String(column)}`,
  nothingThere: (folder) => `There is no .tdt file in ${folder}.`,
  nightTwice: (path, other) => `${path} is the same tournament as ${other}. It would count twice.`,
  fault: {
    'no-text': () => 'This is no text, and so no .tdt file.',
    'nested-too-deep': () => 'This is nested too deep.',
    'no-tournament': () => 'There is no tournament of The Tournament Director here.',
    'too-large': ({ most }) => `The file is too large, at most ${String(most / 2 ** 20)} MB are read.`,
    unexpected: ({ found }) => (found === '' ? 'The file stops in the middle.' : `“${found}” is not expected here.`),
    'text-not-closed': () => 'The text that begins here does not end.',
    'key-twice': ({ key }) => `“${key}” stands here for the second time.`,
    'field-missing': ({ field }) => `The field ${field} is missing.`,
    'field-wrong': ({ field }) => `What stands in the field ${field} does not belong there.`,
  },
  remark: {
    'not-over': ({ left }) => `The tournament is not over: ${String(left)} are still in play and have no place.`,
    'names-no-players': () => 'The file only counts and names no players.',
    'amount-rounded': ({ field, written, row, column }) =>
      `${field} ${written} (row ${String(row)}, column ${String(column)}) rounded to whole cents.`,
    'formula-not-run': () =>
      'Points are not in the file; their formula is not worked out here, only adjustments are taken.',
    'bounties-not-paid': ({ sold }, money) =>
      `Bounty chips for ${money(sold)} are part of “Paid”. What they brought is not in the file and not part of “Won”.`,
    'fixed-rake-not-taken': () => 'A fixed rake off the pot is not taken.',
    'deals-not-read': ({ deals }) =>
      `${deals === 1 ? 'One split' : `${String(deals)} splits`} of prizes (deal or tie) cannot be read by Riffle; --json has them as they stand in the file.`,
    'prize-not-shared': ({ prize, amount, among }, money) =>
      `${prize}: ${money(amount)} for ${String(among)} ${among === 1 ? 'player' : 'players together'} is credited to nobody, as it is not known how it was split.`,
    'prize-unclaimed': ({ prize, amount }, money) => `${prize}: ${money(amount)} went to nobody.`,
    'recipient-unknown': ({ prize, id }) => `${prize}: who got it is not among the players (${id}).`,
    'hitman-unknown': ({ player, id }) => `${player}: who made the bust-out is not among the players (${id}).`,
    'prizes-differ': ({ pot, prizes }, money) =>
      `After purchases and rakes ${money(pot)} are in the pot, the prizes are ${money(prizes)}.`,
  },
};
