import type { Imprint } from '../../imprint.ts';

export const gcbImprint: Imprint = {
  id: 'gcb',
  edition: '2025-10-30',
  editionText: 'Revision 13, 30.10.2025',
  name: 'Ergänzendes Regelwerk für Pokerturniere / Cashgame, Grand Casino Baden',
  occasions: [],
};
