import { sayCardMove } from './card-move-words.ts';

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte'];
const ordinal = (nth: number): string => ORDINALS[nth - 1] ?? `${nth}.`;
const big = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const which = (nth: number | undefined): string => (nth === undefined ? 'Eine' : big(ordinal(nth)));

const ofPlayer = (seat: number | undefined): string => (seat === undefined ? 'des Spielers' : `von Platz ${seat}`);
const toPlayer = (seat: number | undefined): string => (seat === undefined ? 'an den Spieler' : `an Platz ${seat}`);
const ofSeat = (seat: number | undefined): string =>
  seat === undefined ? 'vom leeren Platz' : `vom leeren Platz ${seat}`;

export const cardMoveDe = sayCardMove({
  known: (card, from) => `${card} ${from}`,
  nthOfDeck: (nth, from) => `Karte ${nth} ${from}`,
  drawn: (from) => `Eine Karte ${from} blind ziehen:`,
  all: (from) => `Alle Karten ${from}`,
  faceUp: 'offen',
  faceDown: 'verdeckt',
  places: {
    stubTop: {
      one: () => 'Oberste Karte vom Stapel',
      from: () => 'vom Stapel',
      to: () => 'oben auf den Stapel',
      lies: true,
    },
    stubBottom: {
      one: () => 'Unterste Karte vom Stapel',
      from: () => 'unten vom Stapel',
      to: () => 'unter den Stapel',
      lies: true,
    },
    stubShuffled: {
      one: () => 'Eine Karte vom Stapel',
      from: () => 'vom Stapel',
      to: () => 'in den Stapel mischen',
      lies: false,
    },
    burn: {
      one: ({ nth }) => `${big(ordinal(nth))} Burnkarte`,
      from: () => 'von den Burnkarten',
      to: ({ nth }) => `als ${ordinal(nth)} Burnkarte`,
      lies: true,
    },
    flop: {
      one: ({ nth }) => `${big(ordinal(nth))} Flopkarte`,
      from: () => 'vom Flop',
      to: ({ nth }) => `als ${ordinal(nth)} Flopkarte`,
      lies: false,
    },
    turn: { one: () => 'Turnkarte', from: () => 'vom Turn', to: () => 'als Turn', lies: false },
    river: { one: () => 'Riverkarte', from: () => 'vom River', to: () => 'als River', lies: false },
    boardSurplus: {
      one: () => 'Überzählige Boardkarte',
      from: () => 'neben dem Board',
      to: () => 'neben das Board',
      lies: true,
    },
    hand: {
      one: ({ seat, nth }) => `${which(nth)} Karte ${ofPlayer(seat)}`,
      from: ({ seat }) => ofPlayer(seat),
      to: ({ seat, nth }) => `${toPlayer(seat)}${nth === undefined ? '' : ` (${ordinal(nth)} Karte)`}`,
      lies: true,
    },
    emptySeat: {
      one: ({ seat }) => `Eine Karte ${ofSeat(seat)}`,
      from: ({ seat }) => ofSeat(seat),
      to: ({ seat }) => (seat === undefined ? 'an den leeren Platz' : `an den leeren Platz ${seat}`),
      lies: true,
    },
    muck: { one: () => 'Eine Karte vom Muck', from: () => 'vom Muck', to: () => 'in den Muck', lies: false },
    aside: {
      one: () => 'Die beiseitegelegte Karte',
      from: () => 'neben dem Stapel',
      to: () => 'beiseite neben den Stapel',
      lies: true,
    },
    mixed: {
      one: () => 'Eine der gemischten Karten',
      from: () => 'aus den gemischten',
      to: () => 'verdeckt durchmischen',
      lies: false,
    },
    outOfPlay: {
      one: () => 'Die Karte außerhalb des Spiels',
      from: () => 'von außerhalb',
      to: () => 'aus dem Spiel, zur Turnierleitung',
      lies: false,
    },
    deck: {
      one: () => 'Eine Karte des Decks',
      from: () => 'aus dem Deck',
      to: () => 'zum neuen Mischen einsammeln',
      lies: false,
    },
  },
});
