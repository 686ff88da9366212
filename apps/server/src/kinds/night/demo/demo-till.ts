import { randomUUID } from 'node:crypto';
import type { Random } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import {
  type EntryId,
  type Tournament,
  type TournamentCommand,
  toBoxId,
  toEntryId,
  toPaymentId,
  toSaleId,
} from '@riffle/tournament';
import type { Language } from '@riffle/words';
import { seen } from '../viewers.ts';

const BOX = toBoxId('demo-box');
const NAMES: { readonly [L in Language]: string } = { de: 'Kasse', en: 'Till' };
const FLOAT = toCents(200_00);
/** Two notes of twenty and ten, which an entry leaves change of. */
const NOTES = 50_00;

/** The demo's cashier: one box, into which everybody pays as he comes, and some of those who are out once more. */
export class DemoTill {
  readonly #around: { readonly random: Random; readonly language: Language };

  constructor(around: { readonly random: Random; readonly language: Language }) {
    this.#around = around;
  }

  open(): readonly TournamentCommand[] {
    return [{ type: 'OpenBox', box: BOX, name: NAMES[this.#around.language], float: FLOAT }];
  }

  /** What these owe, or whoever does; a visitor may have counted the box. */
  take(state: Tournament, from?: readonly EntryId[]): readonly TournamentCommand[] {
    const books = seen(state, 'staff').money?.books;
    if (books?.boxes.some(({ id, counted }) => id === BOX && counted === undefined) !== true) return [];
    return Object.entries(books.owes)
      .map(([entry, amount]) => ({ entry: toEntryId(entry), amount }))
      .filter(({ entry, amount }) => amount > 0 && (from ?? [entry]).includes(entry))
      .map(({ entry, amount }) => {
        const cash = this.#around.random(4) > 0;
        return {
          ...{ type: 'TakeMoney', payment: toPaymentId(randomUUID()), box: BOX, means: cash ? 'cash' : 'card' },
          amounts: [{ entry, amount: toCents(amount) }],
          ...(cash && { given: toCents(Math.ceil(amount / NOTES) * NOTES) }),
        } as const;
      });
  }

  /** The first, and one in three, buys in again; where that is over or not allowed the night refuses it. */
  again(state: Tournament, out: TournamentCommand): readonly TournamentCommand[] {
    const sells = state.setup?.money?.profiles.some(({ kind }) => kind === 'rebuy') === true;
    const isFirst = !(state.money?.sales ?? []).some(({ kind }) => kind === 'rebuy');
    if (!sells || out.type !== 'BustOut' || (!isFirst && this.#around.random(3) > 0)) return [];
    const [first] = out.out;
    return first === undefined
      ? []
      : [{ type: 'Sell', sale: toSaleId(randomUUID()), entry: first.entry, kind: 'rebuy' }];
  }
}
