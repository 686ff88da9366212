import type { Imprint } from '../../imprint.ts';

export const pvbOccasions = {
  championship: { id: 'championship', label: { de: 'Einzelmeisterschaft', en: 'Individual championship' } },
  championsTable: { id: 'championsTable', label: { de: 'Championstable', en: 'Championstable' } },
  leagueDay: { id: 'leagueDay', label: { de: 'Liga-Spieltag', en: 'League match day' } },
} as const;

export const pvbImprint: Imprint = {
  id: 'pvb',
  edition: '2020-01',
  editionText: '01/2020',
  name: 'Turnierregeln des Poker-Verbandes Berlin',
  occasions: Object.values(pvbOccasions),
};
