import type { Imprint } from '../../imprint.ts';

export const oepblImprint: Imprint = {
  id: 'oepbl',
  edition: '2011-01-18',
  editionText: '18.01.2011',
  name: 'Regulativ Österreichische Poker Bundesliga',
};
