import type { Imprint } from '../../imprint.ts';

export const oepblOccasions = {
  teamMtt: { id: 'teamMtt', label: { de: 'Team Multi Table Turnier', en: 'Team multi table tournament' } },
  sitAndGo: { id: 'sitAndGo', label: { de: "Sit'n'Go", en: "Sit'n'Go" } },
} as const;

export const oepblImprint: Imprint = {
  id: 'oepbl',
  edition: '2011-01-18',
  editionText: '18.01.2011',
  name: 'Regulativ Österreichische Poker Bundesliga',
  occasions: Object.values(oepblOccasions),
};
