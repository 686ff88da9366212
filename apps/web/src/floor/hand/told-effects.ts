import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { handAfter, playedOnBy } from '@riffle/floor';
import type { HandCommand, HandRules } from '@riffle/hand';
import { type Language, sayHandEvent, sayHandRefusal } from '@riffle/words';
import type { HandAt } from '../../hands/asked/hand-at.ts';

type Told = Verdict<readonly string[], { readonly says: string; readonly rules: readonly string[] }>;

/** What the commands bring about in the hand, as its log would say it; or why the hand does not take them. */
export function toldEffects(at: HandAt, rules: HandRules, commands: readonly HandCommand[], language: Language): Told {
  const after = handAfter(playedOnBy(at.hand, rules), commands);
  if (!after.ok) {
    const { refusal } = after.refusal;
    return refuse({ says: sayHandRefusal(refusal, language), rules: 'rules' in refusal ? refusal.rules : [] });
  }
  const naming = at.naming(after.value.hand, language);
  return accept(
    after.value.events.map((event) => sayHandEvent(event, naming, language)).filter((sentence) => sentence !== ''),
  );
}
