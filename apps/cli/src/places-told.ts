import type { NightPlan, PlayedNight } from '@riffle/tournament/simulation';
import { formatPlace } from '@riffle/words';
import type { Shell } from './shell.ts';

const SHOWN = 10;
const WIDTH = 9;

/** What was played, the first places, and who came too late: how each simulated night begins. */
export function placesTold(
  { players, rulebook, seed }: Pick<NightPlan, 'players' | 'rulebook' | 'seed'>,
  { places, turnedAway: late }: Pick<PlayedNight, 'places'> & { readonly turnedAway: readonly string[] },
  { words, language }: Pick<Shell, 'words' | 'language'>,
): readonly string[] {
  const { heading, andMore, turnedAway } = words.simulated;
  return [
    heading(players, rulebook.id, seed),
    ...places
      .slice(0, SHOWN)
      .map(({ place, sharedBy, player }) => `${formatPlace(place, language, sharedBy).padStart(WIDTH)}  ${player}`),
    ...(places.length > SHOWN ? [`${' '.repeat(WIDTH)}  ${andMore(places.length - SHOWN)}`] : []),
    ...(late.length > 0 ? [turnedAway(late.length)] : []),
  ];
}
