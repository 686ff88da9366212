import { type Step, step } from '../../because.ts';
import { chips, choice, type FactsOf, seat, yesNo } from '../../fact.ts';
import { actInHand, killHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { ActOutcome } from '../../outcome.ts';
import { bettingRound } from '../betting-round.ts';
import { roundClashes } from '../turn.ts';
import { countsAsFold, endsElsewhere } from './counts-as-fold.ts';
import { freeOptions } from './options.ts';

const facts = {
  when: choice(['inTurnNoBet', 'inTurnFacingBet', 'outOfTurn', 'bettingOver'], { usual: 'inTurnNoBet' }),
  how: choice(['thrownForward', 'pushedSlightly', 'overBetLine', 'intoMuck', 'words', 'leftTable'], {
    usual: 'thrownForward',
  }),
  /** Whether somebody behind has acted because of it. */
  actedOn: yesNo({ usual: false }),
  ...bettingRound,
  bigBlind: chips({ min: 1, usual: 100 }),
  street: choice(['preflop', 'flop', 'turn', 'river'], { usual: 'flop' }),
  /** The highest bet now, 0 where nobody has bet. */
  toFace: chips({ usual: 0 }),
  /** Out of turn: whether somebody in front of him has bet or raised since. */
  raisedSince: yesNo({ usual: false, when: { when: ['outOfTurn'] } }),
  inFront: chips({ usual: 0 }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Somebody folds where he could check, before his turn, or in a way that leaves it open whether he has folded. */
export const foldOutOfOrder = incidentKind({
  phase: 'bet',
  facts,
  clashes: (its) => [
    ...(its.when === 'inTurnFacingBet' && its.toFace === 0
      ? [{ problem: 'notPossible', fact: 'toFace', allowed: { is: 'chips', min: 1 } } as const]
      : []),
    ...roundClashes(its, its.inFront, 'inFront'),
  ],
  find(its, floor) {
    if (its.when === 'bettingOver') return afterBetting(its, floor);
    if (its.how === 'leftTable') floor.decides('presence.leavingLiveHand');
    else if (!itIsOne(its, floor)) return notYet(its, its.how === 'pushedSlightly' || endsElsewhere(floor));
    switch (its.when) {
      case 'inTurnFacingBet':
        return { outcome: { is: 'fold' }, steps: [step('takeCardsIn')], effects: actInHand(its.seat, { is: 'fold' }) };
      case 'inTurnNoBet': {
        floor.decides('betting.foldWithoutBet');
        floor.notes('couldHaveChecked');
        return improper(its);
      }
      case 'outOfTurn':
        return judgeOutOfTurn(its, floor);
    }
  },
});

function itIsOne(its: Facts, floor: Inquiry): boolean {
  if (its.how === 'leftTable') return true;
  if (its.how === 'words') {
    floor.decides('betting.verbalInTurn');
    return true;
  }
  return countsAsFold(floor, {
    how: its.how,
    facesBet: its.when === 'inTurnFacingBet' || (its.when === 'outOfTurn' && its.toFace > 0),
    actedOn: its.actedOn,
  });
}

const outOfTurn = (its: Facts): readonly Step[] => (its.when === 'outOfTurn' ? [step('backToTurn')] : []);

const improper = (its: Facts): Finding => ({
  outcome: { is: 'fold' },
  steps: [step('takeCardsIn'), ...outOfTurn(its), step('announce')],
  effects: its.when === 'outOfTurn' ? killHand(its.seat) : actInHand(its.seat, { is: 'fold' }),
  offence: its.how === 'leftTable' ? 'foldedByLeaving' : its.when === 'outOfTurn' ? 'foldOutOfTurn' : 'foldWithoutBet',
});

/** It is judged by its own rule for folds, and where that is like any act, by what has changed since. */
function judgeOutOfTurn(its: Facts, floor: Inquiry): Finding {
  const always = floor.decides('betting.outOfTurnFold') === 'alwaysBinding';
  if (always || its.how === 'intoMuck' || its.how === 'leftTable') return improper(its);
  floor.decides('betting.outOfTurnBindsIf');
  floor.notes(its.raisedSince === true ? 'raisedInBetween' : 'nothingChanged');
  return its.raisedSince === true ? notYet(its) : improper(its);
}

/** `mayBeHeld`: what he did can also be taken for the fold that it looked like. */
function notYet(its: Facts, mayBeHeld = false): Finding {
  const outcome: ActOutcome = { is: 'notBinding', mayStill: freeOptions(its, its.toFace, its.inFront) };
  return {
    outcome,
    steps: [step('giveCardsBack'), ...outOfTurn(its), step('askAgainInTurn')],
    ...(mayBeHeld && {
      discretion: { range: [outcome, { is: 'fold' }], weigh: ['intent', 'othersMisled', 'actionBehind'] },
    }),
  };
}

function afterBetting(its: Facts, floor: Inquiry): Finding {
  floor.decides('showdown.muck');
  floor.notes('bettingIsOver');
  return { outcome: { is: 'fold' }, steps: [step('takeCardsIn')], effects: killHand(its.seat) };
}
