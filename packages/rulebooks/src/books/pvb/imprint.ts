import type { Imprint } from '../../imprint.ts';

export const pvbImprint: Imprint = {
  id: 'pvb',
  edition: '2020-01',
  editionText: '01/2020',
  name: 'Turnierregeln des Poker-Verbandes Berlin',
};
