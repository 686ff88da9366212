import type { Night, NightViewer } from '@riffle/wire';
import { type Connection, watch } from './live.svelte.ts';

/** A night as it is now, as far as this viewer may know. */
export type NightWatch = {
  readonly night: Night | undefined;
  readonly version: number | undefined;
  readonly connection: Connection;
  readonly deleted: boolean;
  /** Why nobody is shown it, though it is there. */
  readonly unreadable: 'damaged' | 'newer-events' | undefined;
};

/** Follows a night, called as what it is. */
export function watchNight(
  which: () => { readonly id: string; readonly as: NightViewer; readonly key?: string } | undefined,
): NightWatch {
  const watching = watch('night', which);
  return {
    get night() {
      return watching.document;
    },
    get version() {
      return watching.version;
    },
    get connection() {
      return watching.connection;
    },
    get deleted() {
      return watching.deleted;
    },
    get unreadable() {
      return watching.unreadable;
    },
  };
}
