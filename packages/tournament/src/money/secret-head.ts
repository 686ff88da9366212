import { type Decision, happens, type NightContext, type Objection, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import type { Hat } from './money-state.ts';
import type { Special } from './specials.ts';

type Context = Pick<NightContext, 'now' | 'random' | 'takenBack'>;
type Drawn = Extract<TournamentEvent, { readonly type: 'HeadDrawn' }>;

/** All who are in, each with one head: who comes later, or again, is in no hat. */
export function fillHat(state: Tournament, { no, name, hat }: Special, { now, takenBack }: Context): Decision {
  if (hat !== undefined) return refused({ code: 'hat-filled', name });
  // whoever is in on another day is in no hat of this one, and flights have none together
  if (setupOf(state).dayThrough !== undefined) return refused({ code: 'hat-on-last-day', name });
  const objection = notPlaying(state);
  if (objection !== undefined) return refused(objection);
  const among = inPlay(state).map(({ id }) => id);
  const once = cameOut({ special: no, name }, takenBack?.() ?? []);
  // it came out of none of them before that was taken back
  if (among.every((entry) => once.get(entry) === false)) return refused({ code: 'nobody-to-draw', name });
  return happens({ v: 1, type: 'HatFilled', special: no, name, among, at: now });
}

function notPlaying(state: Tournament): Objection {
  const stage = stageOf(state);
  if (stage === 'play') return undefined;
  return { code: stage === 'over' ? 'over' : 'not-started' };
}

/**
 * With everybody who goes out chance says whether it was his head: one in as many as are in the hat. That is what a lot drawn
 * beforehand would come to, head by head, and there is none that anybody could have read. When play is over, whoever is left
 * in the hat is asked as well.
 */
export function headsDrawn(state: Tournament, decision: Decision, context: Context): Decision {
  // what fills a hat puts nobody in who is out
  if (!decision.ok || (state.money?.hats ?? []).length === 0) return decision;
  let next = state;
  const events: TournamentEvent[] = [];
  const follow = (event: TournamentEvent): void => {
    next = evolve(next, event);
    events.push(event);
  };
  for (const event of decision.value) {
    follow(event);
    for (const hat of next.money?.hats ?? [])
      for (const entry of toTell(next, hat)) {
        const drawn = drawnFrom(next, hat.special, entry, context);
        if (drawn !== undefined) follow(drawn);
      }
  }
  return events.length === decision.value.length ? decision : happens(...events);
}

/** Whoever of them is out, and after the end who is left; nobody once it is won. */
function toTell(state: Tournament, { special, among }: Hat): readonly EntryId[] {
  if (state.money?.awarded.some((one) => one.special === special) === true) return [];
  const isOut = (entry: EntryId): boolean => state.entries.get(entry)?.out !== undefined;
  const out = among.filter(isOut);
  return stageOf(state) === 'over' ? [...out, ...among.filter((entry) => !isOut(entry))] : out;
}

function drawnFrom(state: Tournament, special: number, entry: EntryId, context: Context): Drawn | undefined {
  const hat = state.money?.hats?.find((one) => one.special === special);
  if (hat === undefined || hat.told.some((one) => one.is || one.entry === entry)) return undefined;
  const { name, among, told } = hat;
  const asked = new Set(told.map((one) => one.entry));
  const once = cameOut(hat, context.takenBack?.() ?? []);
  const closed = among.filter((one) => !asked.has(one));
  const known = closed.find((one) => once.get(one) === true);
  const could = known === undefined ? closed.filter((one) => once.get(one) !== false) : [known];
  const is = could.includes(entry) && could[could.length < 2 ? 0 : context.random(could.length)] === entry;
  const bustOut = state.entries.get(entry)?.out;
  return {
    ...{ v: 1, type: 'HeadDrawn', special, name, entry, is, of: could.length, at: context.now },
    ...(bustOut !== undefined && { bustOut }),
  };
}

/** What came out and was taken back: it stays so, as nobody draws until one pleases him. */
function cameOut(
  { special, name }: Pick<Hat, 'special' | 'name'>,
  takenBack: readonly TournamentEvent[],
): ReadonlyMap<EntryId, boolean> {
  const once = new Map<EntryId, boolean>();
  for (const event of takenBack) {
    if (event.type !== 'HeadDrawn' || event.special !== special || event.name !== name) continue;
    once.set(event.entry, once.get(event.entry) === true || event.is);
  }
  return once;
}
