import type { WordsOn } from '../policy-words.ts';
import { board } from './dealing/board.ts';
import { deck } from './dealing/deck.ts';
import { misdeals } from './dealing/misdeals.ts';

export const dealing: WordsOn<'dealing'> = {
  ...misdeals,
  ...board,
  ...deck,
};
