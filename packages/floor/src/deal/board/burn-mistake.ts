import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { CardPlace, MovedCard } from '../card-move.ts';
import { burn, stubTop } from '../card-move.ts';
import {
  allTold,
  BOARD_STREETS,
  type BoardStreet,
  cardAt,
  type DealtIn,
  layout,
  nextStreet,
  streetOf,
  told,
} from './deck-order.ts';

/** Too few or too many cards were burned before a street. */
export type BurnMistake = DealtIn & {
  readonly street: BoardStreet;
  readonly burns: number;
  /** The last street on the table. */
  readonly upTo: BoardStreet;
  readonly burned?: readonly string[] | undefined;
  readonly shown: readonly string[] | undefined;
  readonly nextCards: readonly string[] | undefined;
};

export const lastDealt = (street: BoardStreet, dealtSince: 'none' | 'turn' | 'river' | undefined): BoardStreet =>
  dealtSince === undefined || dealtSince === 'none' ? street : dealtSince;

export const layoutOf = ({ street, burns, upTo }: BurnMistake): readonly CardPlace[] =>
  layout(upTo, (each) => (each === street ? burns : 1));

/** Names the card at a place after the hole cards, from what the incident tells of the street and of the stub. */
export function cardNamer(mistake: BurnMistake): (place: number) => MovedCard {
  const { street, burns, burned = [], shown = [], nextCards = [] } = mistake;
  const first = streetOf[street].burn;
  const dealt = layoutOf(mistake).length;
  return (place) => {
    const inStreet = place - first;
    const name = place > dealt ? nextCards[place - dealt - 1] : [...padded(burned, burns), ...shown][inStreet];
    return cardAt(name, place, mistake);
  };
}

const padded = (names: readonly string[], size: number): readonly (string | undefined)[] =>
  Array.from({ length: size }, (_, at) => names[at]);

/** The street's cards, from their places after the hole cards. */
export function streetCards(cardOf: (place: number) => MovedCard, first: number, size: number) {
  const cards = allTold(Array.from({ length: size }, (_, at) => cardOf(first + at)));
  return cards === undefined ? {} : { cards };
}

/** The street's cards as they belong, and those of the streets that lie there already. */
export function rightCards(cardOf: (place: number) => MovedCard, street: BoardStreet, upTo: BoardStreet) {
  const later = BOARD_STREETS.slice(BOARD_STREETS.indexOf(street) + 1, BOARD_STREETS.indexOf(upTo) + 1);
  const further = allTold(later.map((each) => cardOf(streetOf[each].first)));
  return {
    ...streetCards(cardOf, streetOf[street].first, streetOf[street].size),
    ...(later.length > 0 && further !== undefined && { further }),
  };
}

/** Where a card lies that was shown too much until it is burned before the next street. */
export function surplusPlace(
  upTo: BoardStreet,
  floor: Inquiry,
): { readonly place: CardPlace; readonly faceUp: boolean } {
  switch (floor.asks('dealing.surplusCardLies')) {
    case 'onStub':
      return { place: stubTop, faceUp: false };
    case 'openBurn':
      return { place: burn(streetOf[upTo].nthBurn + 1), faceUp: true };
  }
}

/** The board stays as it lies; what comes next as far as it can be told. */
export function boardStands(
  mistake: BurnMistake,
  more: { readonly burnNext?: number; readonly skip?: number } = {},
): Finding['outcome'] {
  const { street, burns, upTo } = mistake;
  const cardOf = cardNamer(mistake);
  const next = nextStreet(upTo);
  const following =
    next === undefined || more.skip === undefined ? undefined : told(cardOf(layoutOf(mistake).length + more.skip + 1));
  return {
    is: 'boardStands',
    street,
    ...streetCards(cardOf, streetOf[street].burn + burns, streetOf[street].size),
    ...(next !== undefined && more.burnNext !== undefined && { burnNext: more.burnNext }),
    ...(following !== undefined && { following }),
  };
}

export const standingSteps = [step('leaveBoard'), step('betsStand'), step('playOn')] as const;
