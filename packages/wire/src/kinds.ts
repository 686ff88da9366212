import type { Night, NightCommand, NightViewer } from './night.ts';

/** What goes over the wire for each kind: a new one is one line. */
export type Kinds = {
  readonly night: {
    readonly document: Night;
    readonly viewer: NightViewer;
    readonly command: NightCommand;
  };
};
export type KindName = keyof Kinds;
