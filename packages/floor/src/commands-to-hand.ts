import type { HandCommand } from '@riffle/hand';
import type { Ruling } from './ruling.ts';

/** Of a ruling's effects those on the hand that is being played. */
export const commandsToHand = ({ effects }: Ruling): readonly HandCommand[] =>
  effects.flatMap((effect) => (effect.to === 'hand' ? [effect.command] : []));
