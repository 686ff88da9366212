import type { CardPlace } from '@riffle/floor';
import type { Language } from '../../language.ts';

type PlaceNames = { readonly [I in CardPlace['is']]: string };

const de: PlaceNames = {
  stubTop: 'Stapel',
  stubBottom: 'Stapel',
  stubShuffled: 'Stapel',
  burn: 'Burn',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  boardSurplus: 'zu viel',
  hand: 'Spieler',
  emptySeat: 'leerer Platz',
  muck: 'Muck',
  aside: 'beiseite',
  mixed: 'gemischt',
  outOfPlay: 'draußen',
  deck: 'Deck',
};

const en: PlaceNames = {
  stubTop: 'Stub',
  stubBottom: 'Stub',
  stubShuffled: 'Stub',
  burn: 'Burn',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  boardSurplus: 'too many',
  hand: 'Player',
  emptySeat: 'empty seat',
  muck: 'Muck',
  aside: 'aside',
  mixed: 'mixed',
  outOfPlay: 'outside',
  deck: 'Deck',
};

const NAMES: { readonly [L in Language]: PlaceNames } = { de, en };

const SEAT: { readonly [L in Language]: string } = { de: 'Platz', en: 'Seat' };

/** A place on the table in one or two words, as they stand under it in a picture: "Burn", "Platz 5". */
export function sayCardPlace(language: Language, place: CardPlace): string {
  const seat = place.is === 'hand' || place.is === 'emptySeat' ? place.seat : undefined;
  return seat === undefined ? NAMES[language][place.is] : `${SEAT[language]} ${String(seat)}`;
}
