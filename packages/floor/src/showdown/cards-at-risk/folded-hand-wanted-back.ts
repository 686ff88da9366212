import { step } from '../../because.ts';
import { countsAsFold, endsElsewhere } from '../../bet/turns/counts-as-fold.ts';
import { choice, seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';
import { DEAD, LIVE } from '../dead-hand.ts';
import { REASONS, retrieval } from '../retrieval.ts';

const motions = { thrownForward: 'thrownForward', overBetLine: 'overBetLine', intoMuck: 'intoMuck' } as const;

/** Somebody has folded and wants his cards back. */
export const foldedHandWantedBack = incidentKind({
  phase: 'showdown',
  facts: {
    folded: choice(['intoMuck', 'thrownForward', 'overBetLine', 'words'], { usual: 'intoMuck' }),
    facedBet: yesNo({ usual: true }),
    why: choice(REASONS, { usual: 'changedMind' }),
    identifiable: yesNo({ usual: true }),
    actedBehind: yesNo({ usual: false }),
    seat: seat({ optional: true }),
  },
  find(its, floor) {
    if (its.folded === 'words') floor.decides('betting.verbalInTurn');
    else if (!countsAsFold(floor, { how: motions[its.folded], facesBet: its.facedBet, actedOn: its.actedBehind })) {
      floor.notes('notFoldedYet');
      return {
        outcome: LIVE,
        steps: [step('giveCardsBack'), step('playOn')],
        ...(endsElsewhere(floor) && {
          discretion: { range: [LIVE, DEAD], weigh: ['intent', 'othersMisled', 'actionBehind'] },
        }),
      };
    }
    const found = retrieval(floor, its, DEAD);
    const lives = found.outcome.is === 'live';
    return {
      ...found,
      steps: [step('callFloor'), step(lives ? 'giveCardsBack' : 'takeCardsIn'), step('announce')],
      effects: lives ? [] : killHand(its.seat),
    };
  },
});
