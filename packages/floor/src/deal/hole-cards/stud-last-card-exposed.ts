import { moveCard, step } from '../../because.ts';
import { count, seat, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { burn, hand, move, stubTop } from '../card-move.ts';

const LAST = 7;

/** Stud: the dealer turns up a player's seventh card, which comes face down. */
export const studLastCardExposed = incidentKind({
  phase: 'deal',
  facts: {
    playersLeft: count(2, 8, { usual: 2 }),
    /** Whether somebody already has his last card face down. */
    othersDealt: yesNo({ usual: false }),
    /** Whose card it is. */
    seat: seat({ optional: true }),
  },
  find({ playersLeft, othersDealt, seat: holder }, floor) {
    switch (floor.decides('dealing.studLastExposed')) {
      case 'replaced':
        return {
          outcome: { is: 'cardReplaced', by: 'nextCard' },
          steps: [
            step('showWrongCard'),
            moveCard(move(hand(holder, LAST), burn(5), { faceUp: true })),
            step('dealOn'),
            moveCard(move(stubTop, hand(holder, LAST))),
          ],
        };
      case 'staysUp': {
        const othersUp = playersLeft === 2 && !othersDealt;
        return {
          outcome: { is: 'lastCardUp', othersUp },
          steps: [
            step(othersUp ? 'lastCardsUp' : 'lastCardsDown'),
            ...(othersUp ? [] : [step('mayStopBetting')]),
            step('playOn'),
          ],
        };
      }
    }
  },
});
