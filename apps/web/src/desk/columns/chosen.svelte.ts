import type { ClubColumns } from '@riffle/wire';
import { ask, get } from '../../ask/ask.ts';
import { session } from '../../session/session.svelte.ts';
import { type Choice, readChoice, readSorted, type Sorted, standingChoice } from './choice.ts';
import type { ColumnId } from './columns.ts';

const place = 'riffle.columns';
const CLUBS = 'riffle.columns.club';
const SORTED = 'riffle.columns.sorted';

let own = $state.raw(readChoice(localStorage.getItem(place)));
let clubs = $state.raw(readChoice(localStorage.getItem(CLUBS)));
let sorted = $state.raw<Sorted | undefined>(readSorted(localStorage.getItem(SORTED)));
const current = $derived(standingChoice(own, clubs, sorted));

function keep(at: string, value: object | undefined): void {
  if (value === undefined) localStorage.removeItem(at);
  else localStorage.setItem(at, JSON.stringify(value));
}
function tellClubs({ choice }: ClubColumns): void {
  clubs = readChoice(choice === undefined ? null : JSON.stringify(choice));
  keep(CLUBS, clubs);
}
function forget(): void {
  [own, sorted] = [undefined, undefined];
  keep(place, undefined);
  keep(SORTED, undefined);
}

/** Of this device where somebody has chosen on it, else the club's, else as at first. */
export const chosenColumns = {
  get current(): Choice {
    return current;
  },
  /** Whether the club has a set of its own, and whether this device has another. */
  get ofClub(): boolean {
    return clubs !== undefined;
  },
  get ofDevice(): boolean {
    return own !== undefined;
  },
  choose(next: Choice): void {
    own = next;
    keep(place, next);
  },
  /** By the same one again: the other way round. Who only sorts goes on with the club's columns. */
  sortBy(by: ColumnId): void {
    const next = { by, down: current.by === by && !current.down };
    if (own !== undefined) this.choose({ ...own, ...next });
    else {
      sorted = next;
      keep(SORTED, next);
    }
  },
  forget,
  /** What the club has now; without a network what it had. */
  async load(): Promise<void> {
    if (session.staff === undefined) return;
    const answer = await get<ClubColumns>('/api/club/columns');
    if (answer.ok) tellClubs(answer.value);
  },
  /** For all devices of the club; nothing: as at first again. */
  async chooseForClub(choice: Choice | undefined) {
    const answer = await ask<ClubColumns>('PUT', '/api/club/columns', choice === undefined ? {} : { choice });
    if (answer.ok) {
      tellClubs(answer.value);
      if (choice !== undefined) forget();
    }
    return answer;
  },
};
