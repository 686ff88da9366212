import type { Words } from '../../de/index.ts';

export const penalties: Words['desk']['penalties'] = {
  give: 'Give a penalty',
  badge: 'Penalty',
  badgeLeft: (left) => `Penalty: ${left}`,
  short: {
    hands: (left) => (left === 1 ? '1 hand left' : `${String(left)} hands left`),
    rounds: (left) => (left === 1 ? '1 round left' : `${String(left)} rounds left`),
    until: (time) => `until ${time}`,
    minutes: (left) => `${String(left)} min left`,
  },
};
