import { type KindName, type Situation, situationOf, startingFacts } from '@riffle/floor';
import type { SeatNo } from '@riffle/table';
import { askedHand } from '../../hands/asked/asked-hand.ts';
import type { HandAt } from '../../hands/asked/hand-at.ts';
import { type HandPlace, parseHandPlace } from '../../hands/asked/hand-place.ts';
import type { FloorQuery } from '../../route/route.ts';
import type { KnownTable } from '../table/known-table.ts';

/** The tracked hand in which an incident happened, where it was opened from one. */
export class FloorHand {
  readonly #query: () => FloorQuery;
  readonly #at = $derived.by(() => {
    const { id, step } = this.place ?? {};
    return id === undefined ? '' : `${id}.${String(step)}`;
  });
  #found = $state.raw<HandAt | 'gone'>();
  readonly #situation = $derived.by(() => {
    const found = this.found;
    return found === undefined ? undefined : situationOf(found.hand, this.place?.seat, found.soFar);
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
    // whoever asks about no hand need not load what reads one
    const { handAt } = await import('../../hands/asked/hand-at.ts');
    if (at === this.#at) this.#found = (asked && handAt(asked, place.step)) ?? 'gone';
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
    return this.#situation === undefined ? {} : startingFacts(kind, this.#situation);
  }
  get table(): KnownTable | undefined {
    return this.found && tableOf(this.found);
  }
  get seats(): readonly { readonly seat: SeatNo; readonly name: string }[] {
    const { hand, names } = this.found ?? {};
    const seats = hand?.players.map(({ seat }) => ({ seat, name: names?.get(seat) ?? String(seat) })) ?? [];
    return seats.sort((one, other) => one.seat - other.seat);
  }
}

function tableOf({ hand }: HandAt): KnownTable {
  const { smallBlind, bigBlind, ante, players } = situationOf(hand, undefined) as { readonly [fact: string]: number };
  return {
    smallBlind: smallBlind ?? 0,
    bigBlind: bigBlind ?? 0,
    ante: ante ?? 0,
    ...(players !== undefined && { players }),
  };
}
