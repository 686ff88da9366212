import type { EntryId, TournamentView } from '@riffle/tournament';
import type { Words } from '../../words/de/index.ts';

/** In lists of players: what stands on a head where heads grow (else it says nothing of anybody), and what was won. */
export function bountyTold(
  { money, setup }: Pick<TournamentView, 'money' | 'setup'>,
  entry: EntryId,
  words: Words['wall']['money'],
  amount: (cents: number) => string,
): readonly string[] {
  const head = setup.money?.bounty?.by === 'progressive' ? money?.heads?.[entry] : undefined;
  const won = money?.bounties?.[entry];
  return [
    ...(head === undefined ? [] : [words.onHead(amount(head))]),
    ...(won === undefined ? [] : [words.hunted(amount(won))]),
  ];
}
