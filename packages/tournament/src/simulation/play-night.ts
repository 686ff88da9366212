import type { PersonId } from '@riffle/people';
import { nextRoundProposal } from '../form/next-round.ts';
import { tableSizeDue } from '../seating/level-seats.ts';
import { playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import { arrive, arriveLate } from './arrival.ts';
import { waitForTheLate } from './carried-in.ts';
import { raceChips } from './chip-races.ts';
import { countNowAndThen } from './counting.ts';
import { endTheDay, isDayDue } from './end-of-day.ts';
import { workTheFloor } from './floor.ts';
import { playHand, playLastHand } from './hand.ts';
import { changeHeats } from './heats-changed.ts';
import type { NightPlan } from './night-plan.ts';
import { punishNowAndThen } from './penalties-given.ts';
import { type RankedPlayer, ranked } from './ranked.ts';
import { seededRandom } from './seeded-random.ts';
import { type NightHistory, type Onlooker, SimulatedNight } from './simulated-night.ts';
import { endWhenTimeIsUp } from './time-up.ts';
import { dealTogether } from './together.ts';

/** How a simulated night went. */
export type PlayedNight = {
  /** Best first. */
  readonly places: readonly RankedPlayer[];
  /** They came when late entry had closed, and have no place. */
  readonly turnedAway: readonly PersonId[];
  readonly hands: number;
  readonly commits: number;
  readonly events: number;
  readonly moves: number;
  readonly breaks: number;
  readonly history: NightHistory;
};

/** With so few left nobody dawdles any more: the night could be over before he is there. */
const FEW_LEFT = 6;

/** A whole night by simple players, through the real aggregate, until one is left, or one at every table that plays to its end. */
export function playNight(plan: NightPlan, onlooker: Onlooker = {}): PlayedNight {
  const night = new SimulatedNight(seededRandom(plan.seed), onlooker);
  const late = [...arrive(night, plan)];
  const turnedAway: PersonId[] = [];
  let hands = 0;
  while (stageOf(night.state) === 'play' || late.length > 0) {
    const newcomer = night.chance(2) || left(night) <= FEW_LEFT ? late.pop() : undefined;
    if (newcomer !== undefined && arriveLate(night, newcomer) === 'turnedAway') turnedAway.push(newcomer.person);
    sizeTables(night);
    workTheFloor(night);
    if (plan.races) raceChips(night);
    if (plan.counts) countNowAndThen(night);
    if (plan.penalties) punishNowAndThen(night);
    if (plan.carried) waitForTheLate(night);
    if (plan.form?.heats) changeHeats(night, plan.players);
    endWhenTimeIsUp(night);
    if (plan.day && isDayDue(night, plan.day)) {
      endTheDay(night, plan.day, (table) => {
        hands += 1;
        playLastHand(night, table, hands);
      });
    }
    if (stageOf(night.state) === 'over') break;
    dealTogether(night);
    hands += 1;
    night.wait(1_000 + night.random(Math.ceil(600_000 / plan.players)));
    if (!playHand(night, hands) && !roundDue(night) && !joinTheLast(night)) break;
  }
  return { ...played(night), turnedAway, hands };
}

/** As the clock does by itself where a level is dealt at smaller or larger tables. */
function sizeTables(night: SimulatedNight): void {
  const at = tableSizeDue(night.state);
  if (at !== undefined && at <= night.now) night.try({ type: 'SetTableSize' });
}

const left = (night: SimulatedNight): number => playersLeft(night.state);

/** All tables have played their round, and nobody has drawn the next one yet. */
const roundDue = (night: SimulatedNight): boolean => nextRoundProposal(night.state) !== undefined;

/** One player at each of several tables: whoever dismissed what would have joined them has to do it now. */
const joinTheLast = (night: SimulatedNight): boolean =>
  night.try({ type: 'FormFinalTable', reason: ALONE }) === undefined ||
  night.state.breakOrder.some((table) => night.try({ type: 'BreakTable', table, reason: ALONE }) === undefined);

const ALONE = 'nobody is left to play against';

function played(night: SimulatedNight): Omit<PlayedNight, 'hands' | 'turnedAway'> {
  const { state, history } = night;
  const events = history.commits.flatMap((commit) => (history.takenBack.has(commit.id) ? [] : commit.events));
  return {
    places: ranked(state),
    commits: history.commits.length,
    events: events.length,
    moves: events.filter(({ type }) => type === 'EntryMoved').length,
    breaks: events.filter(({ type }) => type === 'TableBroken').length,
    history,
  };
}
