import type { WallScreen } from '@riffle/wire';
import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

/** What the wall is told to show; nothing lets it rotate by itself again. */
export function pinScreen(desk: Desk, screen: WallScreen | undefined): Promise<boolean> {
  const words = t.desk.screens;
  return desk.wall({ pinned: screen }, screen === undefined ? words.unpinned : words.pinned(words.names[screen]));
}
