import type { ForcedBetKind, StreetName } from '@riffle/hand';
import { cardsIn, type HandEventWords, type HandNaming } from './hand-event-words.ts';
import { sayAward } from './say-pot.ts';

const cards = cardsIn({ T: '10', J: 'B', Q: 'D' });
const forced: { readonly [K in ForcedBetKind]: string } = {
  ante: 'zahlt das Ante',
  smallBlind: 'setzt den Small Blind',
  bigBlind: 'setzt den Big Blind',
  straddle: 'setzt den Straddle',
  livePost: 'setzt einen Blind nach',
  deadPost: 'zahlt einen toten Blind nach',
};
export const streetsDe: { readonly [S in StreetName]: string } = {
  preflop: 'Vor dem Flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  third: 'Dritte Karte',
  fourth: 'Vierte Karte',
  fifth: 'Fünfte Karte',
  sixth: 'Sechste Karte',
  seventh: 'Siebte Karte',
  predraw: 'Vor dem Tausch',
  firstDraw: 'Erster Tausch',
  secondDraw: 'Zweiter Tausch',
  thirdDraw: 'Dritter Tausch',
};
const allIn = (seat: Parameters<HandNaming['allIn']>[0], of: HandNaming): string =>
  of.allIn(seat) ? ' und ist all-in' : '';
const count = (many: number): string => (many === 1 ? 'eine Karte' : `${many} Karten`);
const known = (given: readonly string[]): boolean => given.some((card) => card !== '??');

export const eventsDe: HandEventWords = {
  HandStarted: ({ setup }) => `Die Hand beginnt mit ${setup.players.length} Spielern.`,
  ForcedBetPosted: ({ seat, kind, amount, owed }, of) =>
    `${of.seat(seat)} ${forced[kind]}: ${of.chips(amount)}${amount < owed ? ` von ${of.chips(owed)}` : ''}${allIn(seat, of)}.`,
  StreetBegun: ({ street }, of) => {
    const name = of.street(street);
    return name === undefined ? '' : `${streetsDe[name]}.`;
  },
  CardBurned: () => 'Eine Karte wird verbrannt.',
  HoleDealt: ({ seat, cards: dealt }, of) =>
    `${of.seat(seat)} bekommt ${known(dealt) ? cards(dealt) : count(dealt.length)}.`,
  BoardDealt: ({ run, cards: dealt }) =>
    `${run === 0 ? 'Auf das Board kommt' : `Auf Board ${run + 1} kommt`} ${cards(dealt)}.`,
  SharedCardCalled: () => 'Die Karten reichen nicht: Eine gemeinsame Karte gilt für alle.',
  DiscardsReshuffled: () => 'Das Deck ist leer, die abgelegten Karten werden neu gemischt.',
  BettingOpened: ({ seat }, of) => `${of.seat(seat)} ist zuerst an der Reihe.`,
  BringInPosted: ({ seat, amount }, of) => `${of.seat(seat)} bringt ein: ${of.chips(amount)}${allIn(seat, of)}.`,
  Folded: ({ seat }, of) => `${of.seat(seat)} passt.`,
  Checked: ({ seat }, of) => `${of.seat(seat)} checkt.`,
  Called: ({ seat, amount }, of) => `${of.seat(seat)} callt ${of.chips(amount)}${allIn(seat, of)}.`,
  BetMade: ({ seat, to }, of) => `${of.seat(seat)} setzt ${of.chips(to)}${allIn(seat, of)}.`,
  Completed: ({ seat, to }, of) => `${of.seat(seat)} vervollständigt auf ${of.chips(to)}${allIn(seat, of)}.`,
  Raised: ({ seat, to }, of) => `${of.seat(seat)} erhöht auf ${of.chips(to)}${allIn(seat, of)}.`,
  HandKilled: ({ seat, returned }, of) =>
    `Die Hand von ${of.seat(seat)} ist tot.${returned > 0 ? ` ${of.chips(returned)} gehen zurück.` : ''}`,
  HandMadePassive: ({ seat }, of) => `${of.seat(seat)} darf in dieser Hand nur noch schieben, callen oder folden.`,
  BoundToCall: ({ seat }, of) => `${of.seat(seat)} darf nur vervollständigen oder folden, nicht erhöhen.`,
  HandVoided: ({ returned }, of) =>
    `Die Hand ist ungültig, alles geht zurück: ${returned.map(({ seat, amount }) => `${of.seat(seat)} ${of.chips(amount)}`).join(', ')}.`,
  CardsPutRight: ({ board = [], burned = [], holes = [] }, of) =>
    [
      'Die Karten werden richtiggestellt.',
      ...(board.length > 0 ? [`Board: ${cards(board)}.`] : []),
      ...(burned.length > 0 ? [`Verbrannt: ${cards(burned)}.`] : []),
      ...holes.map(({ seat }) => `${of.seat(seat)} bekommt andere Karten.`),
    ].join(' '),
  BetReturned: ({ seat, amount }, of) =>
    `${of.seat(seat)} bekommt ${of.chips(amount)} zurück, niemand hat sie bezahlt.`,
  RoundClosed: () => 'Die Setzrunde ist zu Ende.',
  Discarded: ({ seat, cards: thrown }, of) =>
    thrown.length === 0 ? `${of.seat(seat)} behält alle Karten.` : `${of.seat(seat)} tauscht ${count(thrown.length)}.`,
  RunsOffered: () => 'Niemand kann mehr setzen: Der Rest des Boards darf mehrfach gegeben werden.',
  RunsAgreed: ({ runs }) => `Der Rest des Boards wird ${runs === 1 ? 'einmal' : `${runs}-mal`} gegeben.`,
  ShowdownOpened: ({ seat }, of) => `Showdown: ${of.seat(seat)} zeigt zuerst.`,
  HandShown: ({ seat, cards: shown }, of) => `${of.seat(seat)} zeigt ${known(shown) ? cards(shown) : 'die Karten'}.`,
  HandMucked: ({ seat }, of) => `${of.seat(seat)} wirft weg, ohne zu zeigen.`,
  PartShown: ({ seat, cards: shown }, of) => `${of.seat(seat)} zeigt nur ${cards(shown)}.`,
  PartAccepted: ({ seat }, of) => `Was ${of.seat(seat)} gezeigt hat, lässt der Floor gelten.`,
  BoardPlayed: ({ seat }, of) => `${of.seat(seat)} spielt das Board.`,
  PotAwarded: (award, of) => {
    const { shares } = award;
    const what = sayAward(award, of.pots, 'de');
    const [first] = shares;
    if (shares.length === 1 && first !== undefined)
      return `${what}: ${of.seat(first.seat)} gewinnt ${of.chips(first.amount)}.`;
    return `${what} geteilt: ${shares.map(({ seat, amount }) => `${of.seat(seat)} ${of.chips(amount)}`).join(', ')}.`;
  },
  NextCardsShown: ({ cards: shown }) => `Es wären noch gekommen: ${cards(shown)}.`,
  HandEnded: () => 'Die Hand ist zu Ende.',
};
