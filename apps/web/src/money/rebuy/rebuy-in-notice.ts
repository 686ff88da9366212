import type { Instant } from '@riffle/aggregate';
import { type EntryId, priceOf, toSaleId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { formatMoney } from '@riffle/words';
import { newId } from '../../ask/new-id.ts';
import type { Send } from '../../commands/commands.svelte.ts';
import { language, t } from '../../language/language.svelte.ts';
import type { Step } from '../../notices/notices.svelte.ts';
import { rebuysNow } from './rebuy-now.ts';
import { sellRebuy } from './sell-rebuy.ts';

/** Offered beside what is said of a bust-out: whoever makes up his mind a moment later is still there. One for each price; nothing where he can buy none. */
export function rebuysInNotice(night: Night, send: Send<'night'>, entry: EntryId, now: Instant): readonly Step[] {
  const name = night.names[entry] ?? '';
  const profiles = rebuysNow(night.view, entry, now);
  return profiles.map((profile) => {
    const price = formatMoney(priceOf(profile), night.view.setup.currency, language.current);
    const rebuy = { sale: toSaleId(newId()), profile: profile.id };
    const label = t.rebuy.buy(price, profiles.length > 1 ? profile.name : undefined);
    return { label, run: () => void sellRebuy(send, { entry, name, rebuy }) };
  });
}
