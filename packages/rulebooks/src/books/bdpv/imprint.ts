import type { Imprint } from '../../imprint.ts';

export const bdpvImprint: Imprint = {
  id: 'bdpv',
  edition: 'undated',
  editionText: 'undated',
  name: 'Die offiziellen Poker-Regeln des BDPV',
  occasions: [],
};
