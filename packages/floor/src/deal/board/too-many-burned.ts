import { moveCard, moving, type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { burn, type MovedCard, move, stubShuffled, stubTop } from '../card-move.ts';
import { type BurnNoticed, isInTime } from './burn-deadline.ts';
import {
  type BurnMistake,
  boardStands,
  cardNamer,
  layoutOf,
  rightCards,
  standingSteps,
  surplusPlace,
} from './burn-mistake.ts';
import { dealAnew } from './deal-anew.ts';
import { type BoardStreet, burnOf, layout, nextStreet, streetOf, told } from './deck-order.ts';
import { drawBurn, mixDown } from './draw-burn.ts';
import { relay } from './relay.ts';
import { riverLost } from './river-lost.ts';

export type TooManyBurned = BurnMistake & { readonly orderKnown: boolean };

/** More than one card was burned before a street, whatever is known of their order and however late it is noticed. */
export function tooManyBurned(mistake: TooManyBurned, noticed: BurnNoticed, floor: Inquiry): Finding {
  if (!isInTime(noticed, floor, 'surplus')) return tooLate(mistake, noticed.potPaid === true, floor);
  const again = noticed.acted > 0 ? [step('roundBeginsAgain')] : [];
  if (mistake.orderKnown) return inOrder(mistake, again, floor);
  floor.notes('cannotBeTold');
  if (mistake.street === 'river') return riverLost(mistake, again, floor);
  if (floor.decides('dealing.doubleBurnOrderLost') === 'newFlop' && mistake.upTo === 'flop') {
    const surplus = Array.from({ length: mistake.burns - 1 }, (_, at) =>
      move(burn(at + 2), stubShuffled, { card: { is: 'drawn' } }),
    );
    return dealAnew({ ...mistake, burnsLying: 1, extra: surplus, beforeDeal: again });
  }
  return nextBurnDrawn(mistake, floor);
}

/** The surplus burn is the street's first card, and each card behind it moves up. */
function inOrder(mistake: TooManyBurned, again: readonly Step[], floor: Inquiry): Finding {
  if (floor.decides('dealing.doubleBurn') === 'boardStands') return surplusIsNextBurn(mistake);
  const { street, upTo } = mistake;
  const cardOf = cardNamer(mistake);
  const lies = layoutOf(mistake);
  const belongs = layout(upTo, () => 1);
  const place = surplusPlace(upTo, floor);
  const next = nextStreet(upTo);
  const onlyOne = lies.length - belongs.length === 1 && (next !== undefined || place.faceUp);
  const moves = relay({ lies, belongs, cardOf, burnsFaceUp: place.faceUp, ...(onlyOne && { surplusTo: place }) });
  const nextBurn = told(cardOf(belongs.length + 1));
  return {
    outcome: {
      is: 'boardPutRight',
      street,
      ...rightCards(cardOf, street, upTo),
      ...(next !== undefined && nextBurn !== undefined && { nextBurn }),
    },
    steps: [
      ...moves.map(moveCard),
      ...again,
      step('playOn'),
      ...(next === undefined ? [] : [nextBurnStep(next, onlyOne && place.faceUp, cardOf(belongs.length + 1))]),
    ],
  };
}

/** An open burn lies there already; otherwise the surplus card is on top of the stub and is burned in its turn. */
const nextBurnStep = (street: BoardStreet, lies: boolean, card: MovedCard): Step =>
  lies
    ? step('noOtherBurn', { street })
    : moving(step('burnBefore', { street, cards: 1 }), [move(stubTop, burnOf(street), { card })]);

function tooLate(mistake: TooManyBurned, potPaid: boolean, floor: Inquiry): Finding {
  if (potPaid || nextStreet(mistake.upTo) === undefined) return { outcome: boardStands(mistake), steps: standingSteps };
  if (floor.asks('dealing.laterCards') === 'asUsual') return standing(mistake, []);
  if (mistake.orderKnown) {
    floor.decides('dealing.doubleBurn');
    return surplusIsNextBurn(mistake);
  }
  floor.decides('dealing.doubleBurnOrderLost');
  return nextBurnDrawn(mistake, floor);
}

const standing = (mistake: TooManyBurned, steps: readonly Step[]): Finding => {
  const next = nextStreet(mistake.upTo);
  return {
    outcome: boardStands(mistake, { burnNext: 1, skip: 0 }),
    steps: [
      step('leaveBoard'),
      step('betsStand'),
      ...steps,
      step('playOn'),
      ...(next === undefined ? [] : [step('burnBefore', { street: next, cards: 1 })]),
    ],
  };
};

/** The second burn goes back on the stub, so that the next street is the one that was meant. */
function surplusIsNextBurn(mistake: TooManyBurned): Finding {
  const { street } = mistake;
  const card = cardNamer(mistake)(streetOf[street].burn + 1);
  return standing(mistake, [moveCard(move(burn(streetOf[street].nthBurn + 1), stubTop, { card }))]);
}

function nextBurnDrawn(mistake: TooManyBurned, floor: Inquiry): Finding {
  const { street, burns, burned } = mistake;
  const places = Array.from({ length: burns }, (_, at) => burn(streetOf[street].nthBurn + at));
  const stay = places.slice(0, -1).map((place) => moveCard(move({ is: 'mixed' }, place)));
  return standing(mistake, [mixDown(places, burned), drawBurn(stubTop, false, floor), ...stay]);
}
