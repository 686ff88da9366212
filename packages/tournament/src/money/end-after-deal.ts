import { pausedForGood } from '../clock-control.ts';
import { readClock } from '../clock-reading.ts';
import { type Decide, happens, type Objection, refused } from '../decision.ts';
import { ranking } from '../ranking.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { booksClosed } from './closed.ts';
import { mayNotEnd } from './ends-by-deal.ts';

/** Places by the chips that the deal counted, equal ones as the rulebook parts them. */
export const endPlay: Decide<'EndPlay'> = (state, { bustOut }, { now }) => {
  const objection = booksClosed(state) ?? endsNot(state);
  if (objection !== undefined) return refused(objection);
  if (state.bustOuts.some(({ id }) => id === bustOut)) return refused({ code: 'id-taken', id: bustOut });
  const setup = setupOf(state);
  const chips = new Map(state.deal?.shares.map((share) => [share.entry, share.chips]));
  const all = inPlay(state).map(({ id, at }) => {
    const stack = chips.get(id);
    return { entry: id, by: [], ...(at && { from: at }), ...(stack !== undefined && { stackAtStart: stack }) };
  });
  const { out, because } = ranking(setup, all, undefined);
  const first = out.filter(({ rank }) => rank === 1);
  const [winner] = first;
  if (winner === undefined || first.length > 1) return refused({ code: 'deal-stacks-equal' });
  const others = out.filter(({ entry }) => entry !== winner.entry).map((one) => ({ ...one, rank: one.rank - 1 }));
  const gone = new Set(others.map(({ entry }) => entry));
  const level = readClock(state.clock, setup.levels, now).levelIndex;
  return happens(
    { v: 1, type: 'PlayEnded', bustOut, out: others, at: now, level, because },
    ...pausedForGood(state, now, gone),
  );
};

const endsNot = (state: Tournament): Objection =>
  mayNotEnd({
    ...{ setup: setupOf(state), stage: stageOf(state), deal: state.deal },
    inPlay: inPlay(state).map(({ id }) => id),
  });
