import type { Currency } from '@riffle/money';
import type { Profile, ProfileId } from '@riffle/tournament';
import { OwnPrice } from '../../money/own-price/own-price.svelte.ts';
import { REASON_HELPS, type Terms } from './entering.ts';

/** On what terms the next one comes in: by which price, and why past a limit of the night or at a price of his own. */
export class AtTheDoor {
  picked = $state<ProfileId>();
  reason = $state('');
  readonly own = new OwnPrice();
  #limited = $state(false);

  /** A limit was met: with a word on it, it may be passed. */
  get limited(): boolean {
    return this.#limited;
  }
  /** The same holds of another price. */
  get asksWhy(): boolean {
    return this.#limited || this.own.asked;
  }
  /**
   * As they are now; a price that is not among these was chosen for somebody else. Undefined where what is typed is no
   * price: then nobody is entered at another.
   */
  terms(
    prices: readonly Profile[],
    currency: Currency,
  ): Pick<Terms, 'profile' | 'price' | 'chips' | 'reason'> | undefined {
    if (this.own.unreadIn(currency)) return undefined;
    const profile = prices.find(({ id }) => id === this.picked)?.id;
    const price = this.own.in(currency);
    const { chips } = this.own;
    const reason = this.reason.trim();
    return {
      ...(profile !== undefined && { profile }),
      ...(price !== undefined && { price }),
      ...(chips !== undefined && { chips }),
      ...(reason !== '' && { reason }),
    };
  }
  refused(code = ''): void {
    this.#limited = REASON_HELPS.has(code);
  }
  /** The one after him comes in as usual. */
  cameIn(): void {
    this.picked = undefined;
    this.reason = '';
    this.own.sold();
    this.#limited = false;
  }
}
