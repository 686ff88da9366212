import type { BoxId, PaymentId, SaleId, TournamentEvent } from '@riffle/tournament';
import type { Naming } from '@riffle/words';

type Told<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;
type Paid = Told<'MoneyTaken' | 'MoneyGivenBack' | 'PrizeHandedOut'>;

/** Steps of which later ones speak by an id alone, kept while the log is told. */
export class EarlierSteps {
  readonly #boxes = new Map<BoxId, string>();
  readonly #sales = new Map<SaleId, Told<'Sold'>>();
  readonly #payments = new Map<PaymentId, Paid>();
  readonly #fines = new Map<number, Told<'FineBooked'>>();

  readonly told: NonNullable<Naming['earlier']> = {
    box: (id) => this.#boxes.get(id),
    sale: (id) => this.#sales.get(id),
    payment: (id) => this.#payments.get(id),
    fine: (no) => this.#fines.get(no),
  };

  follow(event: TournamentEvent): void {
    if (event.type === 'BoxOpened') this.#boxes.set(event.box, event.name);
    else if (event.type === 'Sold') this.#sales.set(event.sale, event);
    else if (event.type === 'FineBooked') this.#fines.set(event.fine, event);
    else if (isPaid(event)) this.#payments.set(event.payment, event);
  }
}

const isPaid = (event: TournamentEvent): event is Paid =>
  event.type === 'MoneyTaken' || event.type === 'MoneyGivenBack' || event.type === 'PrizeHandedOut';
