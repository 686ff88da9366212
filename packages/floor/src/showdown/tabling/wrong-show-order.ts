import { clockwiseFrom, type SeatNo, toSeatNo } from '@riffle/table';
import { step } from '../../because.ts';
import { choice, type FactsOf, seat, seats, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

const facts = {
  game: choice(['flop', 'stud'], { usual: 'flop' }),
  buttonSeat: seat({ when: { game: ['flop'] } }),
  /** Who is still in the hand. */
  inHand: seats(),
  /** Whether an all-in player is in the pot. */
  allIn: yesNo({ usual: false }),
  sidePotOpen: yesNo({ usual: false, when: { allIn: [true] } }),
  /** Who bet or raised last in the last round; nobody where it is not said. */
  lastBettor: seat({ optional: true }),
  /** Who bet or raised last on the flop or turn. */
  earlierBettor: seat({ optional: true, when: { game: ['flop'] } }),
  preflopRaiser: seat({ optional: true, when: { game: ['flop'] } }),
  /** Stud: whose open cards are the best, in razz the lowest. */
  bestOpenCards: seat({ when: { game: ['stud'] } }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Nobody wants to show first, or somebody showed out of order. */
export const wrongShowOrder = incidentKind({
  phase: 'showdown',
  facts,
  clashes: ({ inHand }) => (new Set(inHand).size > 1 ? [] : [{ problem: 'missing', fact: 'inHand' }]),
  find(its, floor): Finding {
    if (its.allIn) return openAll(its, floor);
    const seatsInOrder = from(first(its, floor), its.inHand);
    const claiming = floor.frames('showdown.othersShow') === 'ifClaiming';
    return {
      outcome: { is: 'showOrder', seats: seatsInOrder, onlyIfClaiming: claiming ? seatsInOrder.slice(1) : [] },
      steps: [step('askInOrder')],
    };
  },
});

function openAll({ sidePotOpen }: Facts, floor: Inquiry): Finding {
  floor.asks('showdown.allInMuck');
  const waits = floor.decides('showdown.allInReveal') === 'riverIfSidePot' || sidePotOpen === true;
  const when = waits && sidePotOpen === true ? 'afterRiver' : 'now';
  return { outcome: { is: 'allHandsOpened', when }, steps: [step('dealerTurnsUp')] };
}

function first(its: Facts, floor: Inquiry): { readonly at: SeatNo; readonly itself: boolean } {
  const player = (no: number) => ({ at: toSeatNo(no), itself: true });
  if (its.lastBettor !== undefined) {
    floor.decides('showdown.orderLastBet', its.game === 'stud' ? its.game : undefined);
    return player(its.lastBettor);
  }
  floor.asks('showdown.orderLastBet');
  floor.notes('lastRoundChecked');
  if (its.game === 'stud') {
    floor.decides('showdown.orderStud');
    return player(its.bestOpenCards ?? its.inHand[0] ?? 1);
  }
  const earlier = floor.decides('showdown.orderNoLastBet') === 'earlierAggressor';
  if (its.earlierBettor !== undefined) {
    if (earlier) return player(its.earlierBettor);
  } else if (floor.decides('showdown.orderAllChecked') === 'preflopAggressor' && its.preflopRaiser !== undefined)
    return player(its.preflopRaiser);
  return { at: toSeatNo(its.buttonSeat ?? 1), itself: false };
}

/** Clockwise: the player himself first, or the first left of the button. */
function from({ at, itself }: ReturnType<typeof first>, inHand: readonly number[]): readonly number[] {
  const round: readonly number[] = clockwiseFrom(12, at);
  const order = itself ? [at, ...round.slice(0, -1)] : round;
  return order.filter((no) => inHand.includes(no));
}
