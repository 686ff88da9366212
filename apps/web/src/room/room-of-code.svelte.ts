import type { CardRoomDocument } from '@riffle/wire';
import { untrack } from 'svelte';
import { get } from '../ask/ask.ts';
import { begin } from '../live/live.svelte.ts';

const AGAIN = 4_000;

type RoomSearch = {
  readonly id: string | undefined;
  readonly is: 'asking' | 'found' | 'missing' | 'deleted' | 'unreadable' | 'offline';
};

/** The evening behind the code in its link. Where nobody answers it goes on trying. */
export function roomOfCode(code: () => string): RoomSearch {
  let id = $state<string>();
  let is = $state<RoomSearch['is']>('asking');
  $effect(() => {
    const wanted = code();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    id = undefined;
    is = 'asking';
    const ask = async (): Promise<void> => {
      const answer = await get<CardRoomDocument>(`/api/room/link/${encodeURIComponent(wanted)}`);
      if (gone) return;
      if (answer.ok) {
        begin('room', answer.value.id, 'board', answer.value);
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
