import { type Chips, toChips } from '@riffle/cards';
import { type Cents, type Currency, toCents } from '@riffle/money';
import { readCount } from '../../language/typed-count.ts';
import { parseMoney } from '../typed-amount.ts';

/** What a director may say of one sale: another price than the usual one, other chips, or both. It holds for that sale and no other. */
export class OwnPrice {
  #asked = $state(false);
  text = $state('');
  chipsText = $state('');

  /** Whether it is asked for; whoever closes it sells on the usual terms. */
  get asked(): boolean {
    return this.#asked;
  }
  set asked(asked: boolean) {
    this.#asked = asked;
    if (asked) return;
    this.text = '';
    this.chipsText = '';
  }
  /** Undefined where nothing is typed, or no amount. */
  in(currency: Currency): Cents | undefined {
    const amount = this.#priced ? parseMoney(this.text, currency) : undefined;
    return amount === undefined ? undefined : toCents(amount);
  }
  /** Undefined where nothing is typed, or no number of chips. */
  get chips(): Chips | undefined {
    return this.#asked ? chipsTyped(this.chipsText) : undefined;
  }
  priceUnreadIn(currency: Currency): boolean {
    return this.#priced && parseMoney(this.text, currency) === undefined;
  }
  get chipsUnread(): boolean {
    return this.#asked && this.chipsText.trim() !== '' && this.chips === undefined;
  }
  /** Something is typed that is no amount, or no number: then nothing is sold, rather than on the usual terms. */
  unreadIn(currency: Currency): boolean {
    return this.priceUnreadIn(currency) || this.chipsUnread;
  }
  sold(): void {
    this.asked = false;
  }

  get #priced(): boolean {
    return this.#asked && this.text.trim() !== '';
  }
}

/** A sale has some chips, or those of its price. */
export function chipsTyped(text: string): Chips | undefined {
  const count = readCount(text);
  return count === undefined || count < 1 ? undefined : toChips(count);
}
