import { rulebooks } from '@riffle/rulebooks';
import { READY_STRUCTURES, type Setup, type StructureId } from '@riffle/tournament';
import { BrokenPromise, playDayByHand } from '@riffle/tournament/by-hand';
import {
  brokenCounts,
  brokenPenalties,
  type DayPlayed,
  type EventPlan,
  invariants,
  type NightPlan,
  playEvent,
  playNight,
  type Stacks,
  seededRandom,
} from '@riffle/tournament/simulation';
import type { Outcome, Trial } from '../trial.ts';
import { hasEnvelopes, playEnvelopes } from './envelopes.ts';
import { randomForm } from './random-form.ts';

/** Events of flights and days, and nights in heats, in rounds and against time, under each rulebook in turn: no chip is made or lost on the way. */
export const days: Trial = { name: 'days', times: 10_000, run };

const MOST_TOLD = 20;
const structures: readonly StructureId[] = READY_STRUCTURES.map(({ id }) => id);
const occasions = rulebooks.flatMap(({ id, edition, occasions: own }) =>
  own.length === 0 ? [{ id, edition }] : own.map(({ id: occasion }) => ({ id, edition, occasion })),
);

function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const faults: string[] = [];
  const came = new Map<string, number>();
  const count = (what: string, by = 1): Map<string, number> => came.set(what, (came.get(what) ?? 0) + by);
  for (let nth = 0; nth < times && faults.length < MOST_TOLD; nth += 1) {
    const name = `${String(seed)} ${String(nth)}`;
    const rulebook = occasions[nth % occasions.length] ?? { id: 'pvb', edition: '' };
    try {
      faults.push(...playOne(name, rulebook, count).map((fault) => `${name} under ${rulebook.id}: ${fault}`));
    } catch (error) {
      faults.push(`${name} under ${rulebook.id}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
    }
  }
  const told = [...came].toSorted(([, a], [, b]) => b - a).map(([what, often]) => `${what} ${String(often)}`);
  return Promise.resolve({ ok: faults.length === 0, lines: [told.join(', '), ...faults.slice(0, MOST_TOLD)] });
}

type Count = (what: string, by?: number) => unknown;

/** Seven in ten are events of several days, the others nights in another form. */
function playOne(seed: string, rulebook: Setup['rulebook'], count: Count): readonly string[] {
  const random = seededRandom(seed);
  // one in twelve is played for envelopes alone
  if (random(12) === 0 && hasEnvelopes(rulebook)) return playEnvelopes(seed, rulebook, count);
  const structure = structures[random(structures.length)] ?? 'clubNight';
  const night: NightPlan = {
    ...{ seed, rulebook, structure, counts: true, penalties: true },
    // one in forty has a large field
    players: 2 + random(random(40) === 0 ? 200 : 40),
    seatsPerTable: 2 + random(8),
    ...(random(3) === 0 && { races: true as const }),
  };
  if (random(10) < 7) return playDays(night, random, count);
  const form = randomForm(night, random);
  if (form === undefined) return playDays(night, random, count);
  count(`night in ${form.is}`);
  playWatched(
    { ...night, ...(form.seatsPerTable !== undefined && { seatsPerTable: form.seatsPerTable }), form: form.form },
    count,
  );
  return [];
}

function playDays(night: NightPlan, random: ReturnType<typeof seededRandom>, count: Count): readonly string[] {
  const byHand = random(5) === 0;
  const plan: EventPlan = {
    ...night,
    ...{ flights: 1 + random(4), days: 2 + random(2), carries: random(2) === 0 ? 'best' : 'all' },
  };
  const { counts: _c, penalties: _p, races: _r, ...dealt } = plan;
  const event = byHand ? playEvent(dealt, playDayByHand) : playEvent(plan, (day) => playWatched(day, count));
  count(byHand ? 'event hand by hand' : 'event');
  count('person', event.people);
  count('stack that went on', event.carried);
  count('penalty that went on', event.penalties);
  if (event.forfeited > 0) count('event with a stack forfeited');
  for (const { state } of event.nights) {
    count('night of an event');
    if (state.day?.ended !== undefined) count(state.day.ended.off === 0 ? 'day ended' : 'day ended with other bags');
    if (state.day?.lastHands !== undefined) count('last hands');
  }
  return event.broken.map(({ rule, about }) => `${rule} ${about}`);
}

/** All that must be so after every event and every step taken back. */
function playWatched(plan: NightPlan, count: Count): DayPlayed {
  let last: Stacks | undefined;
  const { history } = playNight(plan, {
    onEvent: (state, event, stacks) => {
      // with a new round everybody has other chips, table by table
      const [broken] = invariants(state, plan.form?.rounds === undefined ? stacks : undefined);
      if (broken !== undefined) throw new BrokenPromise(broken.rule, `${event.type}: ${broken.about}`);
    },
    onStep: ({ kind, command, history: { state }, stacks }) => {
      last = stacks;
      const [broken] = [
        ...invariants(state, stacks),
        ...brokenPenalties(state),
        ...brokenCounts(state, stacks, command),
      ];
      if (broken !== undefined) throw new BrokenPromise(broken.rule, `${kind} ${command.type}: ${broken.about}`);
      count(kind === 'done' ? 'step' : kind);
      if (kind === 'done' && TOLD.has(command.type)) count(command.type);
    },
  });
  if (last === undefined) throw new Error('nothing was played');
  return { state: history.state, stacks: last };
}

const TOLD: ReadonlySet<string> = new Set([
  'CountStacks',
  'GivePenalty',
  'HandOnStack',
  'RemoveStack',
  'TakeSmallChips',
  'EndByTime',
  'BustOut',
]);
