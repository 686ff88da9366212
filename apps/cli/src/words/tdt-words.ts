import type { TdtRemark, TdtRemarkCode } from '@riffle/formats/problems';

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
      | 'points'
      | 'pointsAdjusted'
      | 'hitsAdjusted'
      | 'nights'
      | 'best'
      | 'bounties'
      | 'id']: string;
  };
  readonly stillIn: string;
  readonly nights: (count: number) => string;
  readonly nothingThere: (folder: string) => string;
  readonly nightTwice: (path: string, other: string) => string;
  /** A split of prizes, as the file has it. */
  readonly deal: (no: number, said: string) => string;
  readonly isSo: (is: boolean) => string;
  readonly written: (path: string) => string;
  readonly noTemplate: (path: string) => string;
  readonly oneFile: string;
  readonly remark: {
    readonly [C in TdtRemarkCode]: (
      remark: Extract<TdtRemark, { readonly code: C }>,
      money: (cents: number) => string,
      /** What is wrong with the formula, where there is one. */
      formula: string,
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
    bounties: 'Bounties',
    balance: 'Saldo',
    points: 'Punkte',
    pointsAdjusted: 'Punkte angepasst',
    hitsAdjusted: 'Bust-outs angepasst',
    nights: 'Turniere',
    best: 'Bester Platz',
    id: 'UUID',
  },
  stillIn: 'im Spiel',
  nights: (count) => (count === 1 ? '1 Turnier' : `${String(count)} Turniere`),
  nothingThere: (folder) => `In ${folder} liegt keine .tdt-Datei.`,
  nightTwice: (path, other) => `${path} ist dasselbe Turnier wie ${other}. Es würde doppelt zählen.`,
  deal: (no, said) => `Teilung ${String(no)}: ${said}`,
  isSo: (is) => (is ? 'ja' : 'nein'),
  written: (path) => `Geschrieben: ${path}`,
  noTemplate: (path) => `Aus ${path} lässt sich keine Vorlage machen.`,
  oneFile: 'Mit --template wird eine Datei auf einmal gelesen.',
  remark: {
    'not-over': ({ left }) => `Das Turnier ist nicht zu Ende: ${String(left)} sind noch im Spiel und ohne Platz.`,
    'names-no-players': () => 'Die Datei zählt nur und nennt keine Spieler.',
    'amount-rounded': ({ field, written, row, column }) =>
      `${field} ${written} (Zeile ${String(row)}, Spalte ${String(column)}) auf ganze Cent gerundet.`,
    'formula-no-value': ({ player }, _money, formula) =>
      `Die Formel für Punkte ${player === undefined ? 'lässt sich hier nicht rechnen' : `hat keinen Wert für ${player}`}. ${formula}`,
    'bounties-worked-out': ({ sold, kept }, money) =>
      `Bounty-Chips für ${money(sold)} sind bei „Gezahlt“ dabei. Was sie einbrachten, steht nicht in der Datei: Es ist nach den Bust-outs gerechnet und bei „Gewonnen“ dabei${kept === 0 ? '' : `; ${money(kept)} lassen sich niemandem geben`}.`,
    adjusted: ({ player, cash, points, hits }, money) =>
      `Von Hand angepasst: ${[player, ...(cash === 0 ? [] : [`${money(cash)} beim Geld`]), ...(points === 0 ? [] : [`${String(points)} Punkte`]), ...(hits === 0 ? [] : [`${String(hits)} ${hits === 1 ? 'Bust-out' : 'Bust-outs'}`])].join(', ')}.`,
    'fixed-rake-not-taken': () => 'Ein fester Abzug vom Topf ist nicht übernommen.',
    'deals-not-read': ({ deals }) =>
      `${deals === 1 ? 'Eine Teilung' : `${String(deals)} Teilungen`} von Preisen (Deal oder Gleichstand) rechnet Riffle nicht nach: Was ihre Felder bedeuten, ist nirgends beschrieben. Sie stehen darunter, wie die Datei sie hat.`,
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
    bounties: 'Bounties',
    balance: 'Balance',
    points: 'Points',
    pointsAdjusted: 'Points adjusted',
    hitsAdjusted: 'Bust-outs adjusted',
    nights: 'Tournaments',
    best: 'Best place',
    id: 'UUID',
  },
  stillIn: 'in play',
  nights: (count) => (count === 1 ? '1 tournament' : `${String(count)} tournaments`),
  nothingThere: (folder) => `There is no .tdt file in ${folder}.`,
  nightTwice: (path, other) => `${path} is the same tournament as ${other}. It would count twice.`,
  deal: (no, said) => `Split ${String(no)}: ${said}`,
  isSo: (is) => (is ? 'yes' : 'no'),
  written: (path) => `Written: ${path}`,
  noTemplate: (path) => `No template can be made of ${path}.`,
  oneFile: 'With --template one file is read at a time.',
  remark: {
    'not-over': ({ left }) => `The tournament is not over: ${String(left)} are still in play and have no place.`,
    'names-no-players': () => 'The file only counts and names no players.',
    'amount-rounded': ({ field, written, row, column }) =>
      `${field} ${written} (row ${String(row)}, column ${String(column)}) rounded to whole cents.`,
    'formula-no-value': ({ player }, _money, formula) =>
      `The formula of points ${player === undefined ? 'cannot be worked out here' : `has no value for ${player}`}. ${formula}`,
    'bounties-worked-out': ({ sold, kept }, money) =>
      `Bounty chips for ${money(sold)} are part of “Paid”. What they brought is not in the file: it is worked out from the bust-outs and part of “Won”${kept === 0 ? '' : `; ${money(kept)} cannot be given to anybody`}.`,
    adjusted: ({ player, cash, points, hits }, money) =>
      `Adjusted by hand: ${[player, ...(cash === 0 ? [] : [`${money(cash)} of money`]), ...(points === 0 ? [] : [`${String(points)} points`]), ...(hits === 0 ? [] : [`${String(hits)} ${hits === 1 ? 'bust-out' : 'bust-outs'}`])].join(', ')}.`,
    'fixed-rake-not-taken': () => 'A fixed rake off the pot is not taken.',
    'deals-not-read': ({ deals }) =>
      `${deals === 1 ? 'One split' : `${String(deals)} splits`} of prizes (deal or tie) are not worked out by Riffle: what their fields mean is described nowhere. They stand below as the file has them.`,
    'prize-not-shared': ({ prize, amount, among }, money) =>
      `${prize}: ${money(amount)} for ${String(among)} ${among === 1 ? 'player' : 'players together'} is credited to nobody, as it is not known how it was split.`,
    'prize-unclaimed': ({ prize, amount }, money) => `${prize}: ${money(amount)} went to nobody.`,
    'recipient-unknown': ({ prize, id }) => `${prize}: who got it is not among the players (${id}).`,
    'hitman-unknown': ({ player, id }) => `${player}: who made the bust-out is not among the players (${id}).`,
    'prizes-differ': ({ pot, prizes }, money) =>
      `After purchases and rakes ${money(pot)} are in the pot, the prizes are ${money(prizes)}.`,
  },
};
