import { BrokenPromise, playDayByHand } from '@riffle/tournament/by-hand';
import { type EventPlan, type NightPlan, type PlayedEvent, playEvent } from '@riffle/tournament/simulation';
import { placesTold } from './places-told.ts';
import { playChecked } from './play-checked.ts';
import { done, type Outcome, type Shell } from './shell.ts';

/** `riffle simulate --form days`: two flights with so many players each, and a last day with the best stack of each; by chance, or hand by hand. */
export function simulateEvent(plan: NightPlan, byHand: boolean, json: boolean, shell: Shell): Outcome {
  const event: EventPlan = { ...plan, flights: 2, days: 2, carries: 'best' };
  const began = performance.now();
  const played = playEvent(event, byHand ? playDayByHand : playChecked);
  const [broken] = played.broken;
  if (broken !== undefined) throw new BrokenPromise(broken.rule, broken.about);
  const seconds = Math.round(performance.now() - began) / 1000;
  shell.print(json ? asJson(plan, played, seconds) : asText(plan, played, seconds, shell));
  return done;
}

function asJson({ players, rulebook, seed }: NightPlan, played: PlayedEvent, seconds: number): string {
  const { people, carried, penalties, forfeited } = played;
  const places = placesOf(played);
  return JSON.stringify({
    players,
    rulebook,
    seed,
    form: 'days',
    people,
    carried,
    penalties,
    forfeited,
    places,
    seconds,
  });
}

const placesOf = ({ places }: PlayedEvent) =>
  places.map(({ person, part, ...place }) => ({ ...place, player: person, part }));

function asText(plan: NightPlan, played: PlayedEvent, seconds: number, shell: Shell): string {
  const { people, carried, penalties, forfeited } = played;
  const told = shell.words.simulated.event(
    people,
    carried,
    forfeited,
    penalties,
    seconds.toLocaleString(shell.language),
  );
  return [...placesTold(plan, { places: placesOf(played), turnedAway: [] }, shell), told].join('\n');
}
