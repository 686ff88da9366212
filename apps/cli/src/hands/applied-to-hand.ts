import { commandsToHand, handAfter, playedOnBy, type Ruling } from '@riffle/floor';
import { writeAmount } from '@riffle/formats';
import {
  type HandCommand,
  type HandEvent,
  type HandRefusal,
  type HandRules,
  type HandView,
  potTotal,
  view,
} from '@riffle/hand';
import { type HandNaming, type Language, sayHandEvent, sayHandRefusal } from '@riffle/words';
import type { HandAtStep } from './hand-at-step.ts';

/** What the effects of a ruling have made of the hand, as its dealer sees it. */
export type AppliedToHand =
  | {
      readonly ok: true;
      readonly events: readonly HandEvent[];
      readonly told: readonly string[];
      readonly state: HandView & { readonly pot: number };
    }
  | { readonly ok: false; readonly command: HandCommand; readonly refusal: HandRefusal; readonly says: string };

export function appliedToHand(at: HandAtStep, ruling: Ruling, rules: HandRules, language: Language): AppliedToHand {
  const after = handAfter(playedOnBy(at.now.hand, rules), commandsToHand(ruling, at.now.hand));
  if (!after.ok) {
    const { command, refusal } = after.refusal;
    return { ok: false, command, refusal, says: sayHandRefusal(refusal, language) };
  }
  const { hand, events } = after.value;
  const { about, setup, decimals } = at.record;
  const naming: HandNaming = {
    seat: (seat) => about.names[setup.players.findIndex((player) => player.seat === seat)] ?? String(seat),
    chips: (count) => writeAmount(count, decimals),
    street: (street) => setup.variant.streets[street]?.name,
    allIn: (seat) => hand.players.some((player) => player.seat === seat && player.stack === 0),
    pots: 1,
  };
  const told = events.map((event) => sayHandEvent(event, naming, language)).filter((sentence) => sentence !== '');
  return { ok: true, events, told, state: { ...view(hand, { is: 'dealer' }), pot: potTotal(hand) } };
}
