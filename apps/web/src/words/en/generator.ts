import type { generator as german } from '../de/generator.ts';

export const generator: typeof german = {
  title: 'Propose a structure',
};
