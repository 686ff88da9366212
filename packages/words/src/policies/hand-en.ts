import type { HandPolicies } from '@riffle/rulebooks';
import { betSizesEn } from './hand/bet-sizes-en.ts';
import { buttonEn } from './hand/button-en.ts';
import { declaredBetsEn } from './hand/declared-bets-en.ts';
import { potsEn } from './hand/pots-en.ts';
import { showdownEn } from './hand/showdown-en.ts';
import { turnsAndFoldsEn } from './hand/turns-and-folds-en.ts';
import type { PolicyWords } from './policy-words.ts';

export const handEn: Pick<PolicyWords, keyof HandPolicies> = {
  ...betSizesEn,
  ...declaredBetsEn,
  ...turnsAndFoldsEn,
  ...potsEn,
  ...showdownEn,
  ...buttonEn,
};
