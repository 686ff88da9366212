import { cellOf, DEPTHS, FIELDS, type HandsCounted } from '../forecast/how-deep.ts';
import { playByHand } from './play-by-hand.ts';

const NIGHTS = 12;
const MOST_OUT = 3;

/** How many go out in a hand, by depth and field: counted in nights that are played hand by hand. What the forecast goes by. */
export function handsCounted(): HandsCounted {
  const counted = Array.from({ length: DEPTHS * (FIELDS.length + 1) }, () => [0, 0, 0, 0]);
  for (const structure of ['quick', 'clubNight', 'deep'] as const) {
    for (const players of [9, 18, 45]) {
      for (let nth = 0; nth < NIGHTS; nth += 1) {
        const plan = {
          players,
          structure,
          rulebook: { id: 'pvb', edition: '2020-01' },
          seed: `counted ${String(nth)}`,
        };
        playByHand(plan, ({ level, out, ...at }) => {
          const cell = counted[cellOf(level, at)];
          const often = Math.min(out, MOST_OUT);
          if (cell !== undefined) cell[often] = (cell[often] ?? 0) + 1;
        });
      }
    }
  }
  return counted;
}

/** As a file of the forecast. */
export const countedTold = (counted: HandsCounted): string =>
  `${[
    "import type { HandsCounted } from './how-deep.ts';",
    '',
    '/** Written by `npm run record-nights`. In each cell: hands in which nobody went out, one, two, three or more. */',
    'export const counted: HandsCounted = [',
    ...counted.map((cell) => `  [${cell.join(', ')}],`),
    '];',
  ].join('\n')}\n`;
