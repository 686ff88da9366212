import type { PlayLevel } from '@riffle/tournament';
import { formatBringIn, formatGame, type Language } from '@riffle/words';

/** Above the figures of a level: its game, and the bring-in where there is one; nothing for most. */
export const headingOf = (level: PlayLevel, language: Language): string =>
  [formatGame(level), ...(level.bringIn === undefined ? [] : [formatBringIn(level.bringIn, language)])]
    .filter((part) => part !== '')
    .join(' · ');
