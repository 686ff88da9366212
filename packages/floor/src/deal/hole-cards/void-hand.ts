import { type Step, step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** The deal is void and begins again; the button is put right first where it lay wrong. */
export function misdealt(floor: Inquiry, more: readonly Step[] = [step('buttonStays')]): Finding {
  floor.asks('dealing.misdealResult');
  return {
    outcome: { is: 'misdeal' },
    steps: [step('stopPlay'), step('announce'), step('returnAllBets'), step('gatherDeck'), ...more, step('redeal')],
  };
}

/** The hand is void because of its deck: bets back, another deck. */
export const voidForDeck = (): Finding => ({
  outcome: { is: 'void' },
  steps: [
    step('stopPlay'),
    step('announce'),
    step('returnAllBets'),
    step('gatherDeck'),
    step('changeDeckNow'),
    step('buttonStays'),
    step('redeal'),
  ],
});

/** Too late for a misdeal, or none at all: the cards count as they were dealt. */
export const playedOn = (...steps: readonly Step[]): Finding => ({
  outcome: { is: 'playOn' },
  steps: [...steps, step('playOn')],
});
