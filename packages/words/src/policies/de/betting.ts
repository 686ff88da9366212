import type { WordsOn } from '../policy-words.ts';
import { declared } from './betting/declared.ts';
import { sizes } from './betting/sizes.ts';
import { turns } from './betting/turns.ts';

export const betting: WordsOn<'betting'> = {
  ...sizes,
  ...declared,
  ...turns,
};
