import type { KindName, Situation } from '@riffle/floor';
import type { SeatNo } from '@riffle/table';
import { askedHand } from '../../hands/asked/asked-hand.ts';
import type { HandAt } from '../../hands/asked/hand-at.ts';
import { type HandPlace, parseHandPlace } from '../../hands/asked/hand-place.ts';
import type { FloorQuery } from '../../route/route.ts';
import type { KnownTable } from '../table/known-table.ts';

type Reading = typeof import('./read-hand.ts')['readHand'];

/** The tracked hand in which an incident happened, where it was opened from one. */
export class FloorHand {
  readonly #query: () => FloorQuery;
  readonly #at = $derived.by(() => {
    const { id, step } = this.place ?? {};
    return id === undefined ? '' : `${id}.${String(step)}`;
  });
  #found = $state.raw<HandAt | 'gone'>();
  /** What reads a hand: whoever asks about none need not load it. */
  #reading = $state.raw<Reading>();
  readonly #situation = $derived.by(() => {
    const found = this.found;
    return found === undefined ? undefined : this.#reading?.situationOf(found.hand, this.place?.seat, found.soFar);
  });

  constructor(query: () => FloorQuery) {
    this.#query = query;
    $effect(() => {
      void this.#load(this.#at);
    });
  }

  async #load(at: string): Promise<void> {
    this.#found = undefined;
    const place = parseHandPlace(at);
    if (place === undefined) return;
    const asked = askedHand(place.id);
    const { readHand: reading } = await import('./read-hand.ts');
    this.#reading = reading;
    if (at === this.#at) this.#found = (asked && reading.handAt(asked, place.step)) ?? 'gone';
  }

  get place(): HandPlace | undefined {
    return parseHandPlace(this.#query().hand);
  }
  get found(): HandAt | undefined {
    return this.#found === 'gone' ? undefined : this.#found;
  }
  /** The address names a hand that is not on this device, or no longer. */
  get isGone(): boolean {
    return this.#found === 'gone';
  }
  /** What this kind of incident asks and the hand knows. */
  facts(kind: KindName): Situation {
    return (this.#situation && this.#reading?.startingFacts(kind, this.#situation)) ?? {};
  }
  get table(): KnownTable | undefined {
    return this.found && this.#reading?.tableOf(this.found);
  }
  get seats(): readonly { readonly seat: SeatNo; readonly name: string }[] {
    const { hand, names } = this.found ?? {};
    const seats = hand?.players.map(({ seat }) => ({ seat, name: names?.get(seat) ?? String(seat) })) ?? [];
    return seats.sort((one, other) => one.seat - other.seat);
  }
}
