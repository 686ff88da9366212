import type { MoneyView } from '@riffle/tournament';
import { session } from '../../session/session.svelte.ts';
import { boxFor } from './own-box.ts';

export type CashBox = NonNullable<MoneyView['books']>['boxes'][number];

const place = 'riffle.cash-box';
let chosen = $state<string | undefined>(localStorage.getItem(place) ?? undefined);

/** The cash box of this device: whoever chooses one at the door finds it again after the next taking. */
export const cashBox = {
  among: (boxes: readonly CashBox[]): CashBox | undefined =>
    // in a demo nobody is signed in, and all boxes are everybody's
    boxFor(boxes, { chosen, reader: session.staff?.id }) ?? (session.staff === undefined ? boxes[0] : undefined),
  choose(id: string): void {
    chosen = id;
    localStorage.setItem(place, id);
  },
};
