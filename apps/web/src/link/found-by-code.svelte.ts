import type { KindName, Kinds } from '@riffle/wire';
import { untrack } from 'svelte';
import { get } from '../ask/ask.ts';
import { begin } from '../live/live.svelte.ts';

const AGAIN = 4_000;

type Search = {
  readonly id: string | undefined;
  readonly is: 'asking' | 'found' | 'missing' | 'deleted' | 'unreadable' | 'offline';
};

/** What stands behind the code in a link, as `viewer` sees it. Where nobody answers it goes on trying. */
export function foundByCode<K extends KindName>(kind: K, viewer: Kinds[K]['viewer'], code: () => string): Search {
  let id = $state<string>();
  let is = $state<Search['is']>('asking');
  $effect(() => {
    const wanted = code();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    id = undefined;
    is = 'asking';
    const ask = async (): Promise<void> => {
      const answer = await get<Kinds[K]['document']>(`/api/${kind}/link/${encodeURIComponent(wanted)}`);
      if (gone) return;
      if (answer.ok) {
        begin(kind, answer.value.id, viewer, answer.value);
        id = answer.value.id;
        is = 'found';
        return;
      }
      const { status, code: why } = answer.refusal;
      if (status === 404) is = 'missing';
      else if (status === 410) is = 'deleted';
      else if (why === 'damaged' || why === 'newer-events') is = 'unreadable';
      else {
        is = 'offline';
        timer = setTimeout(() => void ask(), AGAIN);
      }
    };
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
