import { restore } from '@riffle/aggregate';
import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposals } from '../seating/index.ts';
import { movesAfterHand } from '../seating/proposals.ts';
import { freeSeats, tablesInPlay } from '../seating/table-in-play.ts';
import type { Tournament } from '../state.ts';
import { tournament } from '../tournament.ts';
import { invariants } from './invariants.ts';
import type { NightPlan } from './night-plan.ts';
import { type PlayedNight, playNight } from './play-night.ts';
import type { Step } from './simulated-night.ts';

/** Every rulebook on every occasion that it treats by rules of its own. */
const occasions = rulebooks.flatMap(({ id, edition, occasions: own }) =>
  own.length === 0 ? [{ id, edition }] : own.map(({ id: occasion }) => ({ id, edition, occasion })),
);

const differences = (state: Tournament): number => {
  const tables = tablesInPlay(state);
  const most = Math.max(...tables.map(({ players }) => players.size));
  const fewest = Math.min(...tables.filter((table) => freeSeats(table).length > 0).map(({ players }) => players.size));
  return Number.isFinite(fewest) ? most - fewest : 0;
};

/** Nothing is proposed any more, and nothing was dismissed: the tables are as even as the rulebook wants them. */
function expectEven({ kind, command, before, history: { state } }: Step): void {
  if (kind !== 'done' || command.type !== 'AcceptProposal') return;
  const proposal = proposals(before).find(({ key }) => key === command.proposal);
  if (proposal?.kind === 'balance') expect(differences(state)).toBeLessThanOrEqual(differences(before));
  const waits = movesAfterHand(state).length > 0;
  if (state.dismissed.length === 0 && proposals(state).length === 0 && !waits)
    expect(differences(state)).toBeLessThanOrEqual(1);
}

function expectSound(plan: NightPlan): PlayedNight {
  let last: Tournament | undefined;
  const night = playNight(plan, {
    onEvent: (state, event, stacks) => {
      const broken = invariants(state, stacks);
      if (broken.length > 0) throw new Error(`${event.type}: ${JSON.stringify(broken)}`);
    },
    onStep: (step) => {
      expectEven(step);
      // a step taken back leaves what was before it, one brought back what was after it
      if (step.kind === 'undone') expect(step.history.state).toEqual(last);
      if (step.kind === 'redone') expect(step.history.state).toEqual(lastDone);
      if (step.kind === 'done') {
        last = step.before;
        lastDone = step.history.state;
      }
      expect(invariants(step.history.state, step.stacks)).toEqual([]);
    },
  });
  expect(restore(tournament, night.history.commits).state).toEqual(night.history.state);
  expect(night.places).toHaveLength(plan.players - night.turnedAway.length);
  let next = 1;
  for (const [index, { place, sharedBy = 1 }] of night.places.entries()) {
    if (index + 1 === next) expect(place).toBe(next);
    if (place === next) next += sharedBy;
  }
  expect(next).toBe(night.places.length + 1);
  return night;
}
let lastDone: Tournament | undefined;

const games = fc.constantFrom('holdem', 'omaha', 'stud') satisfies fc.Arbitrary<NonNullable<NightPlan['game']>>;

describe('random nights', () => {
  it('keep every promise with few players, under every rulebook', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...occasions),
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 2, max: 9 }),
        games,
        fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
        fc.string(),
        (rulebook, players, seatsPerTable, game, tables, seed) => {
          expectSound({ rulebook, players, seatsPerTable, game, seed, ...(tables !== undefined && { tables }) });
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(occasions)('keep every promise with up to 400 players under $id $occasion', (rulebook) => {
    fc.assert(
      fc.property(fc.integer({ min: 41, max: 400 }), fc.string(), (players, seed) => {
        expectSound({ rulebook, players, seed });
      }),
      { numRuns: 2 },
    );
  });

  it.each(occasions)('keep every chip through races, but for what $id rounds: $occasion', (rulebook) => {
    let [taken, difference] = [0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 60 }), fc.string(), (players, seed) => {
        const night = expectSound({ rulebook, players, seed, races: true });
        for (const { taken: tables } of night.history.state.colourUps ?? []) {
          for (const one of Object.values(tables)) {
            taken += 1;
            difference += Math.abs(one.difference);
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(taken).toBeGreaterThan(20);
    // a league day takes nothing out
    if ('occasion' in rulebook && rulebook.occasion === 'leagueDay') expect(difference).toBe(0);
    else expect(difference).toBeGreaterThan(0);
  });

  it('are the same for the same seed', () => {
    const plan = { players: 30, rulebook: occasions[0] ?? { id: '', edition: '' }, seed: 'friday' };
    const [one, two] = [playNight(plan), playNight(plan)];
    expect(one.history.commits).toEqual(two.history.commits);
    expect(playNight({ ...plan, seed: 'saturday' }).places).not.toEqual(one.places);
  });

  it.each([
    { seed: 'bench 72', id: 'oepbl', players: 364 },
    { seed: 'bench 161', id: 'pvb', players: 357 },
  ])('go on where somebody comes when late entry has closed: $seed', ({ seed, id, players }) => {
    const rulebook = { id, edition: rulebooks.find((book) => book.id === id)?.edition ?? '' };
    const { places, turnedAway } = playNight({ players, rulebook, seed });
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(places).toHaveLength(players - turnedAway.length);
    expect(places.map(({ player }) => player)).not.toEqual(expect.arrayContaining([turnedAway[0]]));
    expect(places[0]?.place).toBe(1);
  });

  it('may be played at tables that were made ready', () => {
    const night = playNight({
      players: 20,
      tables: 4,
      rulebook: occasions[0] ?? { id: '', edition: '' },
      seed: 'four',
    });
    expect(night.places[0]?.place).toBe(1);
    expect(night.hands).toBeGreaterThan(5);
  });
});
