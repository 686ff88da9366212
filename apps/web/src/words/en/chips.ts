import type { chips as german } from '../de/chips.ts';

export const chips: typeof german = {
  title: 'Chip set',
};
