import type { deal as german } from '../de/deal.ts';

export const deal: typeof german = {
  title: 'Deal',
};
