import { moveCard, moving, step } from '../../because.ts';
import { card, choice, count } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { move, stubShuffled, stubTop } from '../card-move.ts';
import { boardStreet, deckKnown } from './board-facts.ts';
import { burnOf, cardAt, placesOf, streetOf, stubSize, told } from './deck-order.ts';

/** A card of the stub could be seen before its time, without having been laid on the board. */
export const boardCardFlashed = incidentKind({
  phase: 'deal',
  facts: {
    /** The street that comes next. */
    street: boardStreet,
    /** What it would have become. */
    which: choice(['nextBurn', 'nextBoardCard', 'deeper'], { usual: 'nextBoardCard' }),
    seenBy: choice(['onePlayer', 'several', 'all'], { usual: 'several' }),
    shown: card({ optional: true }),
    nextCards: deckKnown.nextCards,
    players: count(2, 10, { optional: true }),
    holeCards: count(2, 6, { usual: 2 }),
  },
  find(facts, floor) {
    const { street, which, seenBy, shown, nextCards = [] } = facts;
    const places = streetOf[street];
    const seen = cardAt(shown, which === 'nextBurn' ? places.burn : places.first, facts);
    const seenTold = told(seen);
    const show = seenBy === 'all' ? [] : [step('showCardToAll')];
    const weigh = ['informationKnown', 'fairness', 'dealersPart'] as const;
    const named = seenTold === undefined || which === 'deeper' ? {} : { card: seenTold };
    const stays = { is: 'stubCardStays', ...named } as const;
    const burned = { is: 'stubCardBurned', ...named } as const;
    const range = [stays, burned, { is: 'stubReshuffled' }] as const;
    switch (floor.decides('dealing.flashedStubCard')) {
      case 'inPlaceShown':
        return { outcome: stays, discretion: { range, weigh }, steps: [...show, step('playOn')] };
      case 'burnCard': {
        if (which === 'deeper')
          return { outcome: stays, discretion: { range, weigh }, steps: [...show, step('playOn')] };
        const follows = cardAt(nextCards[0], which === 'nextBurn' ? places.first : places.first + 1, facts);
        const [first] = placesOf(street);
        return {
          outcome: burned,
          discretion: { range, weigh },
          steps: [
            ...show,
            moveCard(move(stubTop, burnOf(street), { card: seen, faceUp: true })),
            step('noOtherBurn', { street }),
            ...(first === undefined
              ? []
              : [moving(step('dealStreet', { street }), [move(stubTop, first, { card: follows, faceUp: true })])]),
            step('playOn'),
          ],
        };
      }
      case 'reshuffled': {
        const shuffled = stubSize(facts, places.nthBurn - 1, places.before);
        return {
          outcome: { is: 'stubReshuffled' },
          discretion: { range, weigh },
          steps: [
            moving(step('shuffleStub', shuffled === undefined ? {} : { cards: shuffled }), [
              move(stubTop, stubShuffled, { card: seen }),
            ]),
            step('playOn'),
          ],
        };
      }
    }
  },
});
