import type { ClubWall } from '@riffle/wire';

/** Nobody's preset: what a wall shows where it, its night or the club wants what is usual. */
export const USUAL_PRESET = 'usual';

/** What is chosen for a night, as it is said of it: of a preset that is gone its walls show what is usual. */
export const presetSaid = (ofNight: string | undefined, presets: NonNullable<ClubWall['presets']>): string =>
  ofNight === undefined || presets.some(({ id }) => id === ofNight) ? (ofNight ?? '') : USUAL_PRESET;
