import type { TableId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { running } from '../../live/live.svelte.ts';
import { watchNight } from '../../live/watch-night.ts';
import type { FloorQuery } from '../../route/route.ts';
import { askedBook, bookOfNight } from './asked-book.ts';
import { keptTable } from './kept-table.svelte.ts';
import { type AskedBook, type KnownTable, tableOfNight } from './known-table.ts';

/** Under which rulebook and at which table an incident is looked at: a link's, else the night's, else this device's. */
export class FloorTable {
  readonly #query: () => FloorQuery;
  readonly #watch;
  /** One table of the night, where somebody has named it. */
  at = $state<TableId>();
  /** The table of a tracked hand, where the incident happened in one. */
  ofHand = $state.raw<KnownTable>();
  // the clock ticks ten times a second, the level changes three times an hour
  readonly #ofNight = $derived.by(() => {
    const view = this.night?.view;
    return view === undefined ? '' : JSON.stringify(tableOfNight(view, running.now, this.at) ?? '');
  });

  constructor(query: () => FloorQuery) {
    this.#query = query;
    this.#watch = watchNight(() => {
      const { night } = query();
      // as the room sees it: that is kept on this device, and holds all that is needed here
      return night === undefined ? undefined : { id: night, as: 'room' };
    });
  }

  get night(): Night | undefined {
    return this.#watch.night;
  }
  /** There is a night, but neither a network nor anything kept of it on this device: what is played by is not known. */
  get isNightUnknown(): boolean {
    return this.#query().night !== undefined && this.night === undefined && this.#watch.connection === 'lost';
  }
  /** Who has fixed the rulebook, if not the choice made here. */
  get fixedBy(): 'link' | 'night' | undefined {
    if (askedBook(this.#query().book) !== undefined) return 'link';
    return this.night === undefined ? undefined : 'night';
  }
  get asked(): AskedBook {
    const { book, on } = this.#query();
    const setup = this.night?.view.setup;
    return askedBook(book, on) ?? (setup && bookOfNight(setup)) ?? keptTable.asked;
  }
  get known(): KnownTable {
    return this.ofHand ?? this.blindsOfNight ?? keptTable.table;
  }
  get blindsOfNight(): KnownTable | undefined {
    return this.#ofNight.length < 3 ? undefined : (JSON.parse(this.#ofNight) as KnownTable);
  }
}
