import { type Policies, policy, type Rulebook } from '@riffle/rulebooks';
import { type Leftovers, leftoversBy, policyOf, type TournamentView } from '@riffle/tournament';

/** What a rulebook does with chips that do not come out even; where they are raced for, how the number is rounded. */
export type LeftOver = Exclude<Leftovers, 'raced'> | Policies['chips.raceNumber'];

export const leftOverUnder = (book: Rulebook, occasion: string | undefined): LeftOver =>
  by(policy(book, 'chips.raceMethod', occasion).value, policy(book, 'chips.raceNumber', occasion).value);

export const leftOverIn = (setup: TournamentView['setup']): LeftOver =>
  by(policyOf(setup, 'chips.raceMethod').value, policyOf(setup, 'chips.raceNumber').value);

function by(method: Policies['chips.raceMethod'], number: Policies['chips.raceNumber']): LeftOver {
  const becomes = leftoversBy(method);
  return becomes === 'raced' ? number : becomes;
}
