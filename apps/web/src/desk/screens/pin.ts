import type { WallScreen } from '@riffle/wire';
import { t } from '../../language/language.svelte.ts';
import { seatedNow } from '../../night/fresh-moves.ts';
import type { Desk } from '../desk.svelte.ts';

/** What the wall is told to show; nothing lets it rotate by itself again. */
export function pinScreen(desk: Desk, screen: WallScreen | undefined): Promise<boolean> {
  const words = t.desk.screens;
  return desk.wall({ pinned: screen }, screen === undefined ? words.unpinned : words.pinned(words.names[screen]));
}

/** The room need not be told any more who has to move: it shows again what it showed before. */
export const allSeated = (desk: Desk): Promise<boolean> =>
  desk.wall({ seated: seatedNow(desk.view) }, t.desk.screens.areSeated);
