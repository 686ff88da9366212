import { toChips } from '@riffle/cards';
import { readClock } from '../clock-reading.ts';
import type { Bag } from '../day-end/day-command.ts';
import { lastHandsLeft } from '../day-end/last-hands.ts';
import type { EntryId, TableId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { inPlay, playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import { minutes, playLevelNo } from '../structure.ts';
import type { DayPlan } from './night-plan.ts';
import type { SimulatedNight } from './simulated-night.ts';

/** What somebody needs of a night to end its day. */
export type NightToEnd = Pick<
  SimulatedNight,
  'state' | 'now' | 'random' | 'chance' | 'one' | 'give' | 'try' | 'wait'
> & {
  readonly stacks: ReadonlyMap<EntryId, number>;
};

/** Nobody is left to play against, or the last level of the day is over. */
export function isDayDue({ state, now }: NightToEnd, day: DayPlan | undefined): boolean {
  if (day === undefined || stageOf(state) !== 'play' || state.startedAt === undefined) return false;
  const left = playersLeft(state);
  return (
    left > 1 &&
    (left <= day.with || readClock(state.clock, setupOf(state).levels, now).levelIndex > lastLine(state, day))
  );
}

const lastLine = (state: NightToEnd['state'], { through }: DayPlan): number =>
  setupOf(state).levels.findIndex((_, index, levels) => playLevelNo(index, levels) === through);

/**
 * The day's last hands, as the rulebook has them and now and then where it has none; then the bags, and the day is over.
 * `dealAt` plays one more hand at a table that may deal one. Ends without a day's end where somebody wins meanwhile.
 */
export function endTheDay(night: NightToEnd, day: DayPlan, dealAt: (table: TableId) => void): void {
  if (night.state.handForHand !== undefined) night.give({ type: 'EndHandForHand' });
  if (night.state.clock?.running === false) night.try({ type: 'StartClock' });
  announce(night, day);
  for (let hands = 0; hands < MOST_HANDS; hands += 1) {
    const open = night.state.breakOrder.filter((id) => (lastHandsLeft(night.state, id) ?? 0) > 0);
    if (open.length === 0 || stageOf(night.state) !== 'play') break;
    for (const id of open) if (stageOf(night.state) === 'play' && night.state.tables.has(id)) dealAt(id);
  }
  if (stageOf(night.state) !== 'play') return;
  bagAll(night);
  close(night);
}

const MOST_HANDS = 20;

function announce(night: NightToEnd, day: DayPlan): void {
  const { levels } = setupOf(night.state);
  const { value } = policyOf(setupOf(night.state), 'timing.endOfDay');
  const level = lastLine(night.state, day);
  const isOver = readClock(night.state.clock, levels, night.now).levelIndex > level;
  if (!isOver) night.give({ type: 'JumpToLevel', level, remaining: minutes(1 + night.random(9)) });
  switch (value.is) {
    case 'drawnLastHands': {
      const drawnBy = night.one(inPlay(night.state))?.id;
      const hands = value.least + night.random(value.most - value.least + 1);
      const isDrawn = drawnBy !== undefined && night.chance(2);
      night.give({ type: 'AnnounceLastHands', ...(isDrawn && { hands, drawnBy }) });
      return;
    }
    case 'fixedLastHands':
      if (!isOver) night.wait(minutes(10));
      night.give({ type: 'AnnounceLastHands' });
      return;
    case 'levelEnd':
      if (night.chance(3))
        night.give({ type: 'AnnounceLastHands', hands: 1 + night.random(4), reason: 'the hall closes' });
  }
}

/** What is in each bag: told one by one, or counted before. */
function bagAll(night: NightToEnd): void {
  const stacks = inPlay(night.state).map(({ id }): Bag => ({ entry: id, chips: toChips(night.stacks.get(id) ?? 0) }));
  if (night.chance(3)) night.give({ type: 'CountStacks', occasion: 'dayEnd', stacks, anew: true });
  else if (night.chance(2)) night.give({ type: 'BagStacks', stacks });
  else for (const one of stacks) night.give({ type: 'BagStacks', stacks: [one] });
}

/** Now and then a bag holds other than it should: that is refused, and put right or given a reason. Hands that nobody could deal are one, too. */
function close(night: NightToEnd): void {
  const richest = inPlay(night.state).toSorted(
    (a, b) => (night.stacks.get(b.id) ?? 0) - (night.stacks.get(a.id) ?? 0),
  )[0];
  const right = toChips(night.stacks.get(richest?.id as EntryId) ?? 0);
  const isWrong = richest !== undefined && right > 200 && night.chance(5);
  const tell = (chips: number): void => {
    if (richest !== undefined)
      night.give({ type: 'BagStacks', stacks: [{ entry: richest.id, chips: toChips(chips) }] });
  };
  if (isWrong) {
    tell(right - 100);
    if (night.try({ type: 'EndDay' }) === undefined) throw new Error('a day ended with a bag too light');
    if (night.chance(2)) tell(right);
  }
  const refusal = night.try({ type: 'EndDay' });
  if (refusal === undefined) return;
  const isMeant = isWrong
    ? refusal.code === 'bags-off' || refusal.code === 'last-hands-open'
    : refusal.code === 'last-hands-open';
  if (!isMeant) throw new Error(`the day does not end: ${JSON.stringify(refusal)}`);
  night.give({ type: 'EndDay', reason: 'counted twice' });
}
