import { step } from '../../because.ts';
import { chips, choice, count, type FactsOf, seat, yesNo } from '../../fact.ts';
import { killHand, showHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { DEAD, LIVE } from '../dead-hand.ts';
import { lastClaimant } from './last-claimant.ts';
import { mustOpen } from './mucks-at-showdown.ts';

const facts = {
  /** How many others still claim the pot. */
  othersLeft: count(0, 9, { usual: 1 }),
  /** Whether an all-in player is in the pot. */
  allIn: yesNo({ usual: false }),
  /** Whether two or more others still have chips and play for a side pot. */
  sidePot: yesNo({ usual: false, when: { allIn: [true] } }),
  /** What happened when he was asked. */
  now: choice(['refuses', 'stillRefuses', 'neighbourTurnedThemUp'], { usual: 'refuses' }),
  pot: chips({ optional: true }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

const COUNTDOWN = 5;

/** Somebody wants the pot and will not show all his cards. */
export const refusesToShow = incidentKind({
  phase: 'showdown',
  facts,
  find(its, floor) {
    if (its.now === 'neighbourTurnedThemUp') {
      floor.decides('showdown.exposedByNeighbour');
      floor.notes('neighbourIsPunished');
      return {
        outcome: LIVE,
        steps: [step('readTabledHand'), step('warnNeighbour')],
        effects: showHand(its.seat),
        offence: 'touching',
      };
    }
    const sidePot = its.sidePot === true;
    if (its.allIn && mustOpen(floor.decides('showdown.allInMuck', sidePot ? 'sidePot' : undefined), sidePot))
      return { outcome: { is: 'handOpened' }, steps: [step('dealerTurnsUp')], effects: showHand(its.seat) };
    if (its.othersLeft === 0) return lastClaimant(floor, its.pot);
    return judgeRefusal(its, floor);
  },
});

function judgeRefusal(its: Facts, floor: Inquiry): Finding {
  const must = { is: 'mustShowAll', ...(its.pot !== undefined && { amount: its.pot }) } as const;
  const dead: Finding = {
    outcome: DEAD,
    steps: [step('takeCardsIn'), step('potToOthers')],
    effects: killHand(its.seat),
  };
  floor.asks('showdown.tableAllCards');
  switch (floor.decides('showdown.refuseToShow')) {
    case 'fiveSecondsThenDead':
      if (its.now === 'stillRefuses') return { ...dead, offence: 'delay' };
      return {
        outcome: { ...must, seconds: COUNTDOWN },
        steps: [step('callFloor'), step('askToShow'), step('countdownToShow', { seconds: COUNTDOWN })],
      };
    case 'dead':
      if (its.now === 'stillRefuses') return dead;
      return { outcome: must, steps: [step('askToShow')] };
    case 'floorDecides':
      return {
        outcome: its.now === 'stillRefuses' ? DEAD : must,
        steps: [step('askToShow'), step('callFloor')],
        discretion: { range: [must, DEAD], weigh: ['intent', 'repetition', 'timeLost'] },
      };
  }
}
