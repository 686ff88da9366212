import { type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

type Wanted = {
  readonly by: 'player' | 'dealer' | 'floor';
  readonly cause: 'luck' | 'hardlyVisible' | 'visibleToAll' | 'damaged' | 'dealerChange' | 'levelEnd';
  readonly handRunning: boolean;
  readonly televised: boolean;
};

/** Whether the deck is changed, and when. */
export function deckChangeFor(wanted: Wanted, floor: Inquiry): Finding {
  const { by, cause } = wanted;
  const marked = cause === 'visibleToAll' || cause === 'damaged';
  if (by === 'player') {
    const rule = floor.decides('dealing.deckChangeByPlayer');
    if (cause === 'luck') {
      floor.decides('dealing.deckChange');
      return stays;
    }
    if (rule === 'ifDamaged' && marked) return changed(wanted, floor);
  }
  switch (floor.decides('dealing.deckChange')) {
    case 'dealerAsksFloorDecides':
      return cause === 'luck' || cause === 'hardlyVisible' ? stays : proposed(wanted, floor, true);
    case 'dealerOrFloor':
      return by === 'player' ? proposed(wanted, floor, false) : changed(wanted, floor);
    case 'dealerOrLevel':
      if (marked) floor.asks('dealing.deckChangeByPlayer');
      return marked || cause === 'dealerChange' || cause === 'levelEnd' ? changed(wanted, floor) : stays;
    case 'dealerOrDamage':
      return marked || cause === 'dealerChange' ? changed(wanted, floor) : stays;
    case 'onDamage':
      return marked ? changed(wanted, floor, [step('stopPlay'), step('callFloor')]) : stays;
  }
}

const stays: Finding = { outcome: { is: 'deckStays' }, steps: [step('keepDeck'), step('playOn')] };

function changed({ handRunning, televised }: Wanted, floor: Inquiry, first: readonly Step[] = []): Finding {
  floor.asks('dealing.decksPerTable');
  return {
    outcome: { is: 'deckChanged', when: handRunning ? 'afterHand' : 'now' },
    steps: [
      ...first,
      ...(handRunning ? [step('finishHandFirst'), step('changeDeckAfterHand')] : [step('changeDeckNow')]),
      televised ? step('newDealerBringsDeck') : step('useOtherDeck'),
    ],
  };
}

/** The dealer has looked at the card; he or the floor decides. */
function proposed(wanted: Wanted, floor: Inquiry, inBreak: boolean): Finding {
  const change = changed(wanted, floor, [step('lookAtCard'), step('callFloor')]);
  return {
    ...change,
    discretion: {
      range: [
        change.outcome,
        ...(inBreak ? ([{ is: 'deckChanged', when: 'nextBreak' }] as const) : []),
        { is: 'deckStays' },
      ],
      weigh: ['cardsIdentifiable', 'timeLost', 'fairness'],
    },
  };
}
