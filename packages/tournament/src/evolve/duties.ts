import { dutyKey, type OfDuties } from '../duties/duty.ts';
import type { Tournament } from '../state.ts';

export function dutyTold(state: Tournament, { duty, done, at }: OfDuties): Tournament {
  const { [dutyKey(duty)]: _, ...others } = state.dutiesDone ?? {};
  return { ...state, dutiesDone: done ? { ...others, [dutyKey(duty)]: at } : others };
}
