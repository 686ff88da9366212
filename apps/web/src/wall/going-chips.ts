import type { ColourUpView } from '@riffle/tournament';

/** Values that are being taken out, smallest first: the room is told also where nobody entered the club's chips. */
export const goingChips = (
  colourUps: readonly Pick<ColourUpView, 'value' | 'keep' | 'left'>[] = [],
): readonly number[] =>
  colourUps
    .filter(({ keep, left }) => !keep && left.length > 0)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b);
