import type { SignUpList } from '@riffle/wire';
import { untrack } from 'svelte';
import { get } from '../ask/ask.ts';
import { begin } from '../live/live.svelte.ts';

const AGAIN = 4_000;

export type ListSearch = {
  readonly id: string | undefined;
  readonly is: 'asking' | 'found' | 'missing' | 'deleted' | 'unreadable' | 'unreachable';
};

/** The list behind the code in its link. Where nobody answers it goes on trying. */
export function listOfCode(code: () => string): ListSearch {
  let id = $state<string>();
  let is = $state<ListSearch['is']>('asking');
  $effect(() => {
    const wanted = code();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    id = undefined;
    is = 'asking';
    const ask = async (): Promise<void> => {
      const answer = await get<SignUpList>(`/api/signup/link/${encodeURIComponent(wanted)}`);
      if (gone) return;
      if (answer.ok) {
        // what it says is shown until the line has more
        begin('signup', answer.value.id, 'public', answer.value);
        id = answer.value.id;
        is = 'found';
        return;
      }
      const { status, code: why } = answer.refusal;
      if (status === 404) is = 'missing';
      else if (status === 410) is = 'deleted';
      else if (why === 'damaged' || why === 'newer-events') is = 'unreadable';
      else {
        is = 'unreachable';
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
