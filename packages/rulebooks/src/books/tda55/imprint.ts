import type { Imprint } from '../../imprint.ts';

export const tda55Imprint: Imprint = {
  id: 'tda55',
  edition: 'undated',
  editionText: 'undated',
  name: 'Turnierregeln nach TDA (55 Regeln)',
  occasions: [],
};
