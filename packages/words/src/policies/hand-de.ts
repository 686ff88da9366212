import type { HandPolicies } from '@riffle/rulebooks';
import { betSizesDe } from './hand/bet-sizes-de.ts';
import { buttonDe } from './hand/button-de.ts';
import { declaredBetsDe } from './hand/declared-bets-de.ts';
import { potsDe } from './hand/pots-de.ts';
import { showdownDe } from './hand/showdown-de.ts';
import { turnsAndFoldsDe } from './hand/turns-and-folds-de.ts';
import type { PolicyWords } from './policy-words.ts';

export const handDe: Pick<PolicyWords, keyof HandPolicies> = {
  ...betSizesDe,
  ...declaredBetsDe,
  ...turnsAndFoldsDe,
  ...potsDe,
  ...showdownDe,
  ...buttonDe,
};
