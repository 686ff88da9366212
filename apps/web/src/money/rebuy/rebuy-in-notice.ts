import type { Instant } from '@riffle/aggregate';
import { type EntryId, priceOf, toSaleId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { formatMoney } from '@riffle/words';
import { newId } from '../../ask/new-id.ts';
import type { Send } from '../../commands/commands.svelte.ts';
import { language, t } from '../../language/language.svelte.ts';
import type { Step } from '../../notices/notices.svelte.ts';
import { rebuyNow } from './rebuy-now.ts';
import { sellRebuy } from './sell-rebuy.ts';

/** Offered beside what is said of a bust-out: whoever makes up his mind a moment later is still there. Nothing where he can buy none. */
export function rebuyInNotice(night: Night, send: Send<'night'>, entry: EntryId, now: Instant): Step | undefined {
  const profile = rebuyNow(night.view, entry, now);
  if (profile === undefined) return undefined;
  const price = formatMoney(priceOf(profile), night.view.setup.currency, language.current);
  const name = night.names[entry] ?? '';
  const rebuy = { sale: toSaleId(newId()), profile: profile.id };
  return { label: t.rebuy.buy(price), run: () => void sellRebuy(send, { entry, name, rebuy }) };
}
