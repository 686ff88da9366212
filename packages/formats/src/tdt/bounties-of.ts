import type { PlayerInFile } from './read-players.ts';
import { isIn, stillIn } from './standings.ts';
import type { TdtPrices } from './tdt-night.ts';

/**
 * What bounty chips brought. Nothing of it is stored; the program goes by its own rule: who knocks somebody out has that one's chip,
 * several share it, and who wins the night has his own. Where only buyers can win one, the chip of whom another knocks out stays his.
 * `kept`: what nobody can be given, as nobody is named or whole cents cannot be shared evenly, or as its owner plays on.
 */
export function bountiesOf(
  players: readonly PlayerInFile[],
  { bounties, buyersOnly }: Pick<TdtPrices, 'bounties' | 'buyersOnly'>,
): { readonly won: ReadonlyMap<string, number>; readonly kept: number } {
  const won = new Map<string, number>();
  let kept = 0;
  if (!bounties) return { won, kept };
  const known = new Set(players.map(({ id }) => id));
  const buyers = new Set(players.filter(({ buyIns }) => buyIns.some(({ bounty }) => bounty > 0)).map(({ id }) => id));
  const over = stillIn(players) === 1;
  const give = (id: string, amount: number): void => {
    if (amount > 0) won.set(id, (won.get(id) ?? 0) + amount);
  };
  for (const player of players) {
    // one that was bought with chips left stays in front of him until he is out
    let held = 0;
    for (const { bounty, out } of player.buyIns) {
      held += bounty;
      if (out === undefined) continue;
      const by = [...new Set(out.by)].filter((id) => known.has(id));
      const takers = buyersOnly ? by.filter((id) => buyers.has(id)) : by;
      const share = held / takers.length;
      if (by.length > 0 && takers.length === 0) give(player.id, held);
      else if (Number.isSafeInteger(share)) for (const id of takers) give(id, share);
      else kept += held;
      held = 0;
    }
    if (over && isIn(player)) give(player.id, held);
    else kept += held;
  }
  return { won, kept };
}
