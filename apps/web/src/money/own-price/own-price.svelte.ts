import { type Cents, type Currency, toCents } from '@riffle/money';
import { parseMoney } from '../typed-amount.ts';

/** What a director may say of one sale: another price than the usual one. It holds for that sale and no other. */
export class OwnPrice {
  #asked = $state(false);
  text = $state('');

  /** Whether it is asked for; whoever closes it sells at the usual price. */
  get asked(): boolean {
    return this.#asked;
  }
  set asked(asked: boolean) {
    this.#asked = asked;
    if (!asked) this.text = '';
  }
  /** Undefined where nothing is typed, or no amount. */
  in(currency: Currency): Cents | undefined {
    const amount = this.#typed ? parseMoney(this.text, currency) : undefined;
    return amount === undefined ? undefined : toCents(amount);
  }
  /** Something is typed that is no amount: then nothing is sold, rather than at the usual price. */
  unreadIn(currency: Currency): boolean {
    return this.#typed && parseMoney(this.text, currency) === undefined;
  }
  sold(): void {
    this.asked = false;
  }

  get #typed(): boolean {
    return this.#asked && this.text.trim() !== '';
  }
}
