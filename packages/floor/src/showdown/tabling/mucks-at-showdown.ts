import type { Policies } from '@riffle/rulebooks';
import { step } from '../../because.ts';
import { chips, count, seat, yesNo } from '../../fact.ts';
import { muckHand, showHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { lastClaimant } from './last-claimant.ts';

/** With an all-in all cards are turned up; by some rulebooks only where nobody plays for a side pot. */
export const mustOpen = (rule: Policies['showdown.allInMuck'], sidePot: boolean): boolean =>
  rule === 'no' || (rule === 'unlessSidePot' && !sidePot);

/** After the last bet somebody throws his cards away face down instead of showing them. */
export const mucksAtShowdown = incidentKind({
  phase: 'showdown',
  facts: {
    /** Whether an all-in player is in the pot. */
    allIn: yesNo({ usual: false }),
    /** Whether two or more others still have chips and play for a side pot. */
    sidePot: yesNo({ usual: false, when: { allIn: [true] } }),
    /** How many others still claim the pot. */
    othersLeft: count(1, 9, { usual: 1 }),
    pot: chips({ optional: true }),
    seat: seat({ optional: true }),
  },
  find({ allIn, sidePot = false, othersLeft, pot, seat: whose }, floor): Finding {
    const opened: Finding = {
      outcome: { is: 'handOpened' },
      steps: [step('dealerTurnsUp'), step('readTabledHand')],
      effects: showHand(whose),
    };
    if (allIn && mustOpen(floor.decides('showdown.allInMuck', sidePot ? 'sidePot' : undefined), sidePot)) {
      floor.notes('allInShowsAll');
      return opened;
    }
    // who is left alone is what is asked here, not whether the other might go
    const may = othersLeft === 1 ? floor.frames('showdown.muck') : floor.decides('showdown.muck');
    if (may === 'no') return opened;
    if (floor.asks('showdown.keepCards') === 'untilWinnerSettled') floor.notes('cardsWereToBeKept');
    if (othersLeft === 1) return { ...lastClaimant(floor, pot), effects: muckHand(whose) };
    return { outcome: { is: 'noClaim' }, steps: [step('takeCardsIn')], effects: muckHand(whose) };
  },
});
