import { type HouseRulebook, readHouse } from '@riffle/rulebooks';
import { houses } from '../shelf/houses.svelte.ts';
import { DRAFT_PLACE, keptDraft } from './kept-drafts.ts';

const MOST_STEPS = 200;

/** A house rulebook under the pen: every step can be taken back, and none is lost by closing the page. */
export class HouseDraft {
  #house = $state.raw<HouseRulebook>() as HouseRulebook;
  #saved = $state.raw<HouseRulebook>();
  #version = $state(0);
  #steps = $state.raw<readonly HouseRulebook[]>([]);
  /** Steps of one kind in a row, as letters in one note, are one step. */
  #lastKind = '';

  private constructor(house: HouseRulebook, saved: HouseRulebook | undefined, version: number) {
    this.#house = house;
    this.#saved = saved;
    this.#version = version;
  }

  static open(id: string): HouseDraft | undefined {
    const shelved = houses.onShelf(id);
    const found = keptDraft(id);
    const kept = found && readHouse(found.house).ok ? found : undefined;
    const house = kept?.house ?? shelved?.house;
    return house && new HouseDraft(house, shelved?.house, kept?.version ?? shelved?.version ?? 0);
  }

  get house(): HouseRulebook {
    return this.#house;
  }
  get version(): number {
    return this.#version;
  }
  get unsaved(): boolean {
    return JSON.stringify(this.#house) !== JSON.stringify(this.#saved);
  }
  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  change(to: HouseRulebook, kind = ''): void {
    if (JSON.stringify(to) === JSON.stringify(this.#house)) return;
    if (kind === '' || kind !== this.#lastKind) this.#steps = [...this.#steps, this.#house].slice(-MOST_STEPS);
    this.#lastKind = kind;
    this.#put(to);
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (last === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#lastKind = '';
    this.#put(last);
  }

  /** The club has it now, under this edition; what was taken back before can still be. */
  taken(house: HouseRulebook, version: number): void {
    this.#saved = house;
    this.#version = version;
    this.#put(house);
  }

  #put(house: HouseRulebook): void {
    this.#house = house;
    if (this.unsaved) localStorage.setItem(DRAFT_PLACE + house.id, JSON.stringify({ house, version: this.#version }));
    else localStorage.removeItem(DRAFT_PLACE + house.id);
  }

  static forget(id: string): void {
    localStorage.removeItem(DRAFT_PLACE + id);
  }
}
