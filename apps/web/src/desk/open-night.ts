import type { Night, NightViewer } from '@riffle/wire';
import { onMount } from 'svelte';
import { get } from '../ask/ask.ts';
import { isAskedEarly } from '../ask/early.ts';
import { Commands } from '../commands/commands.svelte.ts';
import { begin } from '../live/live.svelte.ts';
import { type NightWatch, watchNight } from '../live/watch-night.ts';
import { Desk, setUpDesk } from './desk.svelte.ts';

/** Follows a night, and is the desk of all that this page shows. Another night is another page. */
export function openNight(which: () => { readonly id: string; readonly as: NightViewer }): NightWatch {
  const watch = watchNight(which);
  const { id, as } = which();
  setUpDesk(new Desk(watch, new Commands('night', id)));
  onMount(() => {
    // where it was asked for before our code, the line need not be waited for
    const path = `/api/night/${id}`;
    if (as !== 'room' && isAskedEarly(path))
      void get<Night>(path).then((answer) => answer.ok && begin('night', answer.value.id, as, answer.value));
  });
  return watch;
}
