import { handAfter, playedOnBy } from '@riffle/floor';
import { type Step, stepsOf } from '@riffle/formats/hands';
import type { WhatIf } from './asked-hand.ts';

/** The recorded steps up to the ruling and, on a copy of the hand, what it makes of them; the record stays as it is. */
export function whatIfSteps(recorded: readonly Step[], whatIf: WhatIf): readonly Step[] {
  const { place, commands, rules } = whatIf;
  const played = recorded.slice(0, place.step + 1);
  const at = played[place.step];
  if (at === undefined) return played;
  const from = playedOnBy(at.hand, rules);
  const after = handAfter(from, commands);
  return after.ok ? [...played, ...stepsOf(after.value.events, from)] : played;
}
