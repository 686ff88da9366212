import { moving, step } from '../../because.ts';
import { choice } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { type CardMove, move, muck, stubShuffled, stubTop } from '../card-move.ts';
import { dealStreet } from './deal-anew.ts';
import { BOARD_STREETS, type BoardStreet } from './deck-order.ts';

const COME_AFTER: { readonly [lies: string]: readonly BoardStreet[] } = {
  nothing: BOARD_STREETS,
  flop: ['turn', 'river'],
  turn: ['river'],
  river: [],
};

/** The stub was dropped or thrown away although the hand goes on. */
export const stubMuckedOrDropped = incidentKind({
  phase: 'deal',
  facts: {
    /** What lies on the board. */
    board: choice(['nothing', 'flop', 'turn', 'river'], { usual: 'turn' }),
    happened: choice(['mixedWithMuck', 'laidOnMuck', 'dropped', 'faceUp'], { usual: 'mixedWithMuck' }),
    /** Which of the cards can still be told to be of the stub. */
    identifiable: choice(['allInOrder', 'allButOrder', 'partly', 'none'], { usual: 'partly' }),
  },
  find({ board, happened, identifiable }, floor) {
    floor.decides('dealing.stubFouled');
    const toCome = COME_AFTER[board] ?? [];
    const inOrder = identifiable === 'allInOrder';
    if (toCome.length === 0)
      return {
        outcome: { is: 'stubRestored', shuffled: false, toCome },
        steps: [step('keepLiveApart'), step('playOn')],
      };
    const [next] = toCome;
    return {
      outcome: { is: 'stubRestored', shuffled: !inOrder, toCome },
      discretion: {
        range: [{ is: 'stubRestored', shuffled: true, toCome }],
        weigh: ['fairness', 'cardsIdentifiable', 'informationKnown'],
      },
      steps: [
        step('stopPlay'),
        step('callFloor'),
        step('keepLiveApart'),
        inOrder
          ? moving(step('liftStub'), [move(from(happened), stubTop, { card: { is: 'all' } })])
          : moving(step('gatherStub'), gathered(happened, identifiable)),
        ...(inOrder ? [] : [step('shuffleStub', {})]),
        ...(next === undefined ? [] : dealStreet(next, false)),
        step('playOn'),
      ],
    };
  },
});

const from = (happened: string) =>
  happened === 'dropped' || happened === 'faceUp' ? ({ is: 'aside' } as const) : muck;

/** Folded cards come in only where they cannot be told from the stub. */
function gathered(happened: string, identifiable: string): readonly CardMove[] {
  const lost = from(happened);
  const all = move(lost, stubShuffled, { card: { is: 'all' } });
  return identifiable === 'none' || lost.is === 'aside' ? [all] : [move(lost, stubShuffled)];
}
