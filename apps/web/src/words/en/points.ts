import type { Words } from '../de/index.ts';

export const points: Words['points'] = {
  titleOf: (name) => `Points of ${name}`,
  why: (points, name) => `${points}: what ${name} has them for`,
  mine: 'What I have points for',
  what: 'What for',
  points: 'Points',
  sum: 'Together',
  place: 'For the place',
  shared: (among) => `shared by ${String(among)}`,
  formula: 'By formula',
  at: (place) => `Place ${String(place)}`,
  mean: 'Mean of these places',
  absent: 'Never came',
  deduction: 'Taken by penalties',
  forfeited: 'Disqualified: no points',
  hand: 'By hand',
  noValue: 'The formula has no value here:',
  close: 'Close',
};
