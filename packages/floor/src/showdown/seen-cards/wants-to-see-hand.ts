import { step } from '../../because.ts';
import { choice, type FactsOf, seat, yesNo } from '../../fact.ts';
import { showHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { Outcome } from '../../outcome.ts';

const facts = {
  why: choice(['wantsToKnow', 'suspicion'], { usual: 'wantsToKnow' }),
  who: choice(['holdsCards', 'hasShown', 'hasMucked', 'foldedBefore', 'notInHand', 'spectator'], {
    usual: 'holdsCards',
  }),
  /** Whose hand, in the order of showing. */
  whose: choice(['calledBeforeHim', 'calledAfterHim', 'lastBettor', 'foldedBefore', 'stub'], {
    usual: 'calledBeforeHim',
    when: { why: ['wantsToKnow'] },
  }),
  /** Whether the last round saw a bet that was called. */
  riverBet: yesNo({ usual: true, when: { why: ['wantsToKnow'], whose: ['lastBettor'] } }),
  /** Whether the cards can still be told. */
  identifiable: yesNo({ usual: true }),
  /** Whether a reason was given for the suspicion. */
  reasonGiven: yesNo({ usual: true, when: { why: ['suspicion'] } }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Somebody wants to see a hand that was not shown. */
export const wantsToSeeHand = incidentKind({
  phase: 'showdown',
  facts,
  find(its, floor): Finding {
    if (its.why === 'suspicion') return onSuspicion(its, floor);
    if (its.whose === 'foldedBefore' || its.whose === 'stub') return intoTheMuck(floor);
    return outOfCuriosity(its, floor);
  },
});

const hidden: Outcome = { is: 'staysHidden' };
const refused: Finding = { outcome: hidden, steps: [step('leaveCardsHidden')] };

function intoTheMuck(floor: Inquiry): Finding {
  floor.decides('showdown.lookAtMuck');
  floor.decides('showdown.rightToSee');
  return refused;
}

function outOfCuriosity(its: Facts, floor: Inquiry): Finding {
  const rule = floor.decides('showdown.rightToSee');
  const atShowdown = its.who === 'holdsCards' || its.who === 'hasShown';
  if (!atShowdown) floor.notes('askerHasNoCards');
  if (!its.identifiable) floor.notes('cardsCannotBeTold');
  const opened: Finding = {
    outcome: { is: 'handOpened' },
    steps: [step('dealerTurnsUp'), step('readTabledHand')],
    effects: showHand(its.seat),
  };
  switch (rule) {
    case 'nobody':
    case 'onSuspicion':
      return refused;
    case 'activeAtShowdown':
      return atShowdown && its.identifiable && its.whose !== 'calledAfterHim' ? opened : refused;
    case 'callerSeesAggressor':
      if (atShowdown && its.identifiable && its.whose === 'lastBettor' && its.riverBet === true) return opened;
      return {
        ...refused,
        discretion: { range: [hidden, { is: 'handOpened' }], weigh: ['fairness', 'intent', 'repetition'] },
      };
  }
}

/** Staff look, as the rulebook lets them; the award of the pot does not hang on it. */
function onSuspicion(its: Facts, floor: Inquiry): Finding {
  floor.asks('showdown.rightToSee');
  const by = floor.decides('showdown.suspicionLook');
  if (!its.identifiable) {
    floor.notes('cardsCannotBeTold');
    return { outcome: hidden, steps: [step('writeDown')] };
  }
  const looks: Outcome = { is: 'staffLooks', by };
  const may = its.reasonGiven === true && its.who !== 'spectator';
  if (its.who === 'spectator') floor.notes('askerNotAtTable');
  return {
    outcome: may ? looks : hidden,
    steps: may
      ? [
          step('keepCardsApart'),
          step(by.includes('refereeOpens') ? 'refereeOpensCards' : 'lookUnseen'),
          step('writeDown'),
        ]
      : [step('leaveCardsHidden')],
    discretion: {
      range: may ? [looks, hidden] : [hidden, looks],
      weigh: ['intent', 'repetition', 'advantageGained', 'potSize'],
    },
  };
}
