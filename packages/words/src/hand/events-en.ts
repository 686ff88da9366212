import type { ForcedBetKind, StreetName } from '@riffle/hand';
import { cardsIn, type HandEventWords, type HandNaming } from './hand-event-words.ts';
import { sayAward } from './say-pot.ts';

const cards = cardsIn({ T: '10' });
const forced: { readonly [K in ForcedBetKind]: string } = {
  ante: 'posts the ante',
  smallBlind: 'posts the small blind',
  bigBlind: 'posts the big blind',
  straddle: 'straddles',
  livePost: 'posts a live blind',
  deadPost: 'posts a dead blind',
};
export const streetsEn: { readonly [S in StreetName]: string } = {
  preflop: 'Before the flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  third: 'Third street',
  fourth: 'Fourth street',
  fifth: 'Fifth street',
  sixth: 'Sixth street',
  seventh: 'Seventh street',
  predraw: 'Before the draw',
  firstDraw: 'First draw',
  secondDraw: 'Second draw',
  thirdDraw: 'Third draw',
};
const allIn = (seat: Parameters<HandNaming['allIn']>[0], of: HandNaming): string =>
  of.allIn(seat) ? ' and is all-in' : '';
const count = (many: number): string => (many === 1 ? 'one card' : `${many} cards`);
const known = (given: readonly string[]): boolean => given.some((card) => card !== '??');

export const eventsEn: HandEventWords = {
  HandStarted: ({ setup }) => `The hand begins with ${setup.players.length} players.`,
  ForcedBetPosted: ({ seat, kind, amount, owed }, of) =>
    `${of.seat(seat)} ${forced[kind]}: ${of.chips(amount)}${amount < owed ? ` of ${of.chips(owed)}` : ''}${allIn(seat, of)}.`,
  StreetBegun: ({ street }, of) => {
    const name = of.street(street);
    return name === undefined ? '' : `${streetsEn[name]}.`;
  },
  CardBurned: () => 'A card is burned.',
  HoleDealt: ({ seat, cards: dealt }, of) =>
    `${of.seat(seat)} gets ${known(dealt) ? cards(dealt) : count(dealt.length)}.`,
  BoardDealt: ({ run, cards: dealt }) => `To ${run === 0 ? 'the board' : `board ${run + 1}`}: ${cards(dealt)}.`,
  SharedCardCalled: () => 'The cards do not reach: one shared card counts for all.',
  DiscardsReshuffled: () => 'The deck is empty; the discards are shuffled again.',
  BettingOpened: ({ seat }, of) => `${of.seat(seat)} acts first.`,
  BringInPosted: ({ seat, amount }, of) => `${of.seat(seat)} brings it in for ${of.chips(amount)}${allIn(seat, of)}.`,
  Folded: ({ seat }, of) => `${of.seat(seat)} folds.`,
  Checked: ({ seat }, of) => `${of.seat(seat)} checks.`,
  Called: ({ seat, amount }, of) => `${of.seat(seat)} calls ${of.chips(amount)}${allIn(seat, of)}.`,
  BetMade: ({ seat, to }, of) => `${of.seat(seat)} bets ${of.chips(to)}${allIn(seat, of)}.`,
  Completed: ({ seat, to }, of) => `${of.seat(seat)} completes to ${of.chips(to)}${allIn(seat, of)}.`,
  Raised: ({ seat, to }, of) => `${of.seat(seat)} raises to ${of.chips(to)}${allIn(seat, of)}.`,
  HandKilled: ({ seat, returned }, of) =>
    `The hand of ${of.seat(seat)} is dead.${returned > 0 ? ` ${of.chips(returned)} are returned.` : ''}`,
  HandMadePassive: ({ seat }, of) => `${of.seat(seat)} may only check, call or fold in this hand.`,
  BoundToCall: ({ seat }, of) => `${of.seat(seat)} may only complete or fold, not raise.`,
  HandVoided: ({ returned }, of) =>
    `The hand is void, all goes back: ${returned.map(({ seat, amount }) => `${of.seat(seat)} ${of.chips(amount)}`).join(', ')}.`,
  CardsPutRight: ({ board = [], burned = [], holes = [] }, of) =>
    [
      'The cards are put right.',
      ...(board.length > 0 ? [`Board: ${cards(board)}.`] : []),
      ...(burned.length > 0 ? [`Burned: ${cards(burned)}.`] : []),
      ...holes.map(({ seat }) => `${of.seat(seat)} gets other cards.`),
    ].join(' '),
  BetReturned: ({ seat, amount }, of) => `${of.seat(seat)} gets ${of.chips(amount)} back: nobody has called it.`,
  RoundClosed: () => 'The betting round is over.',
  Discarded: ({ seat, cards: thrown }, of) =>
    thrown.length === 0 ? `${of.seat(seat)} stands pat.` : `${of.seat(seat)} draws ${count(thrown.length)}.`,
  RunsOffered: () => 'Nobody can bet any more: the rest of the board may be run more than once.',
  RunsAgreed: ({ runs }) => `The rest of the board is run ${runs === 1 ? 'once' : `${runs} times`}.`,
  ShowdownOpened: ({ seat }, of) => `Showdown: ${of.seat(seat)} shows first.`,
  HandShown: ({ seat, cards: shown }, of) => `${of.seat(seat)} shows ${known(shown) ? cards(shown) : 'the cards'}.`,
  HandMucked: ({ seat }, of) => `${of.seat(seat)} mucks.`,
  PartShown: ({ seat, cards: shown }, of) => `${of.seat(seat)} shows only ${cards(shown)}.`,
  PartAccepted: ({ seat }, of) => `The floor takes what ${of.seat(seat)} has shown for enough.`,
  BoardPlayed: ({ seat }, of) => `${of.seat(seat)} plays the board.`,
  PotAwarded: (award, of) => {
    const { shares } = award;
    const what = sayAward(award, of.pots, 'en');
    const [first] = shares;
    if (shares.length === 1 && first !== undefined)
      return `${what}: ${of.seat(first.seat)} wins ${of.chips(first.amount)}.`;
    return `${what} split: ${shares.map(({ seat, amount }) => `${of.seat(seat)} ${of.chips(amount)}`).join(', ')}.`;
  },
  NextCardsShown: ({ cards: shown }) => `These would have come: ${cards(shown)}.`,
  HandEnded: () => 'The hand is over.',
};
