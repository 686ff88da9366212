import type { Night } from '@riffle/wire';
import { untrack } from 'svelte';
import { get } from '../ask/ask.ts';
import { begin } from '../live/live.svelte.ts';

const AGAIN = 4000;
const BACK = 20_000;
const place = (code: string) => `riffle.event.${code}`;

/** `unreachable`: nobody answered yet and nothing is remembered; it goes on trying. */
export type EventSearch = {
  readonly id: string | undefined;
  readonly is: 'asking' | 'found' | 'none' | 'deleted' | 'unreadable' | 'unreachable';
};

/**
 * The night behind the code in an event's link, for as long as the component lives that asks. It is remembered on the
 * device, so that a wall that is switched on without a network shows what it knew.
 */
export function eventOfCode(code: () => string): EventSearch {
  let id = $state<string>();
  let is = $state<EventSearch['is']>('asking');
  $effect(() => {
    const wanted = code();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const remembered = localStorage.getItem(place(wanted)) ?? undefined;
    id = remembered;
    is = remembered === undefined ? 'asking' : 'found';
    const ask = async (): Promise<void> => {
      const answer = await get<Night>(`/api/night/link/${encodeURIComponent(wanted)}`);
      if (gone) return;
      if (answer.ok) {
        // what it says is shown until the line has more
        begin('night', answer.value.id, 'room', answer.value);
        id = answer.value.id;
        is = 'found';
        localStorage.setItem(place(wanted), id);
      } else if (answer.refusal.status === 404 || answer.refusal.status === 410) {
        id = undefined;
        is = answer.refusal.status === 410 ? 'deleted' : 'none';
        localStorage.removeItem(place(wanted));
        // out of the bin it comes back
        if (is === 'deleted') timer = setTimeout(() => void ask(), BACK);
      } else {
        const { code: why } = answer.refusal;
        if (why === 'damaged' || why === 'newer-events') is = 'unreadable';
        else if (id === undefined) is = 'unreachable';
        timer = setTimeout(() => void ask(), AGAIN);
      }
    };
    // whether it was found is no reason to look again
    untrack(() => void ask());
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
  return {
    get id() {
      return id;
    },
    get is() {
      return is;
    },
  };
}
