import type { own as german } from '../de/own.ts';

export const own: typeof german = {
  title: 'My night',
};
