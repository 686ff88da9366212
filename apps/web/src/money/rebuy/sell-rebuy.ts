import type { EntryId, RebuyWithIt } from '@riffle/tournament';
import type { Send } from '../../commands/commands.svelte.ts';
import { t } from '../../language/language.svelte.ts';
import { showDone } from '../../notices/notices.svelte.ts';

type Sold = { readonly entry: EntryId; readonly name: string; readonly rebuy: RebuyWithIt };

/** To who is out; what was done is said with a way back. Answers whether it was. */
export async function sellRebuy(send: Send<'night'>, { entry, name, rebuy }: Sold): Promise<boolean> {
  const answer = await send({ type: 'Sell', entry, kind: 'rebuy', ...rebuy });
  if (!answer.ok) return false;
  const { commit } = answer.value;
  showDone(t.rebuy.sold(name), {
    label: t.rebuy.undo,
    run: () => void send({ type: 'Undo', commit, also: [] }),
  });
  return true;
}
