import { toPersonId } from '@riffle/people';
import { readClock } from '../clock-reading.ts';
import { type HeatNow, heatNow } from '../form/heats.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay, playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry } from '../state.ts';
import { minutes, playLevelNo } from '../structure.ts';
import type { SimulatedNight } from './simulated-night.ts';

/** With each heat its share of the field goes out; then the break comes, and most stacks go on to a team mate. */
export function changeHeats(night: SimulatedNight, players: number): void {
  const heat = heatOf(night);
  if (heat === undefined || stageOf(night.state) !== 'play') return;
  if (night.chance(20)) expectRefused(night, 'while a heat is played');
  const isDue = heat.no < heat.of && playersLeft(night.state) <= Math.ceil((players * (heat.of - heat.no)) / heat.of);
  if (!isDue || night.state.handForHand !== undefined) return;
  const { levels, form } = setupOf(night.state);
  const through = form?.heats?.through[heat.no - 1];
  const last = levels.findIndex((_, index) => playLevelNo(index, levels) === through);
  night.give({ type: 'JumpToLevel', level: last + 1, remaining: minutes(10) });
  if (heatOf(night)?.changing !== true) throw new Error(`heat ${String(heat.no)} ends in no break`);
  for (const entry of inPlay(night.state)) if (!night.chance(4)) handOn(night, entry, heat.no + 1);
  night.give({ type: 'JumpToLevel', level: last + 2 });
  night.try({ type: 'StartClock' });
}

const heatOf = ({ state, now }: SimulatedNight): HeatNow | undefined =>
  heatNow(setupOf(state), readClock(state.clock, setupOf(state).levels, now));

/** To somebody of the team who has played no heat yet; whoever has played one takes no stack again. */
function handOn(night: SimulatedNight, entry: Entry, heat: number): void {
  const person = toPersonId(`heat-${String(heat)}-of-${entry.id}`);
  const refusal = night.try({ type: 'HandOnStack', entry: entry.id, person });
  if (entry.club === undefined) {
    if (refusal?.code !== 'no-team') throw new Error(`a stack without a team went on: ${JSON.stringify(refusal)}`);
    return;
  }
  if (refusal !== undefined) throw new Error(`a stack does not go on: ${JSON.stringify(refusal)}`);
  if (!night.chance(3)) return;
  const back = night.try({ type: 'HandOnStack', entry: entry.id, person: entry.person });
  if (back?.code !== 'heat-played')
    throw new Error(`who has played a heat has his stack again: ${JSON.stringify(back)}`);
}

function expectRefused(night: SimulatedNight, when: string): void {
  const entry = night.one(inPlay(night.state).filter(({ club }) => club !== undefined));
  if (entry === undefined || heatOf(night)?.changing === true) return;
  const refusal = night.try({ type: 'HandOnStack', entry: entry.id, person: toPersonId(`too-early-${entry.id}`) });
  if (refusal?.code !== 'no-heat-change') throw new Error(`a stack went on ${when}`);
}
