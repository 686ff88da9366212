import type { Instant } from '@riffle/aggregate';
import { checkLevels, checkSetup } from './check-setup.ts';
import type { ClockSetting } from './clock-setting.ts';
import { anchoredAt } from './clock-stand.ts';
import { dayEndStays } from './day-end/day-end-stays.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from './decision.ts';
import { equal } from './equal.ts';
import { evolve } from './evolve.ts';
import { checkForm } from './form/check-form.ts';
import { bountyIn } from './money/bounty-form.ts';
import { houseShareStays } from './money/house-share.ts';
import { NO_MONEY } from './money/money-state.ts';
import { prizes } from './money/prize-pool.ts';
import { standing } from './money/standing.ts';
import { pinned } from './pinned-book.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import type { Clearable, PinnedSetup, Setup } from './setup.ts';
import type { Tournament } from './state.ts';
import { type Level, type Structure, toMillis } from './structure.ts';
import { checkLevelSeats, tablesStay } from './table-size.ts';

export const create: Decide<'Create'> = (state, { setup }, { now }) => {
  if (state.setup !== undefined) return refused({ code: 'already-created' });
  const objection = checkSetup(setup, 'rulebookChosen');
  if (objection !== undefined) return refused(objection);
  return happens({
    v: 2,
    type: 'Created',
    setup: { ...setup, name: setup.name.trim(), rulebook: pinned(setup.rulebook) },
    at: now,
  });
};

/** What entries were promised or hands were played by. */
const FIXED_AFTER_START = ['rulebook', 'game', 'startingStack', 'startsAt', 'form'] as const;

export const changeSetup: Decide<'ChangeSetup'> = (state, { changes: asked, clear = [] }, { now: moment }) => {
  const setup = setupOf(state);
  const { copy: _, ...rulebook } = setup.rulebook;
  const now = { ...setup, rulebook };
  const changed = Object.entries(asked).filter(
    ([key, value]) => value !== undefined && !equal(value, now[key as keyof Setup]),
  );
  const changes: typeof asked = Object.fromEntries(changed);
  const cleared = [...new Set(clear)].filter((name) => setup[name] !== undefined && changes[name] === undefined);
  if (changed.length === 0 && cleared.length === 0) return nothingToDo;
  const touched: readonly string[] = [...Object.keys(changes), ...cleared];
  const field = FIXED_AFTER_START.find((name) => touched.includes(name));
  if (field !== undefined && state.startedAt !== undefined) return refused({ code: 'fixed-after-start', field });
  const { rulebook: chosen, ...others } = changes;
  const next = without({ ...setup, ...others, ...(chosen && { rulebook: pinned(chosen, setup.rulebook) }) }, cleared);
  const objection =
    houseShareStays(state, next) ??
    moneyStays(state, next, cleared) ??
    checkSetup(next, chosen === undefined ? 'rulebookStays' : 'rulebookChosen') ??
    tablesStay(state, next) ??
    dayEndStays(state, next, moment);
  if (objection !== undefined) return refused(objection);
  return happens({
    v: 2,
    type: 'SetupChanged',
    changes: {
      ...others,
      ...(chosen && { rulebook: next.rulebook }),
      ...(changes.name !== undefined && { name: changes.name.trim() }),
    },
    ...(cleared.length > 0 && { cleared }),
  });
};

const without = (setup: PinnedSetup, cleared: readonly Clearable[]): PinnedSetup =>
  Object.fromEntries(
    Object.entries(setup).filter(([name]) => !(cleared as readonly string[]).includes(name)),
  ) as PinnedSetup;

/** What was sold was sold by these prices, and what was handed out stays with its place. */
function moneyStays(state: Tournament, next: PinnedSetup, cleared: readonly Clearable[]): Objection {
  const { money } = state;
  if (money === undefined && state.deal === undefined) return undefined;
  if (cleared.includes('money')) return { code: 'money-in-use' };
  if (next.currency !== state.setup?.currency && hasMoved(state)) return { code: 'currency-in-use' };
  const bounty = policyOf(setupOf(state), 'entries.bounty');
  if (state.startedAt !== undefined && bounty.value === 'jetonPerEntry' && headOf(next) !== headOf(setupOf(state)))
    return { code: 'fixed-after-start', field: 'bountyValue', refs: bounty.refs };
  if (state.startedAt !== undefined && !equal(next.money?.bounty, state.setup?.money?.bounty))
    return { code: 'fixed-after-start', field: 'bountyForm' };
  if (state.deal !== undefined && !equal(prizes({ ...state, setup: next }), prizes(state)))
    return { code: 'deal-made' };
  const given = givenOtherwise(state, next);
  return given === undefined ? undefined : { code: 'prize-given', name: given };
}

/** An amount means something else in another currency: nothing may have been sold, paid or put into a box. */
const hasMoved = (state: Tournament): boolean => {
  const { payments, boxes, added } = state.money ?? NO_MONEY;
  return standing(state).length + payments.length + boxes.length > 0 || added !== 0 || state.deal !== undefined;
};

/** What was won or handed over stands in the plan where it stood, as it was. */
function givenOtherwise(state: Tournament, { prizePlan }: PinnedSetup): string | undefined {
  const { awarded, things, hats = [] } = state.money ?? NO_MONEY;
  const now = setupOf(state).prizePlan;
  for (const { special } of [...awarded, ...hats]) {
    const was = now?.special?.[special - 1];
    if (was !== undefined && !equal(was, prizePlan?.special?.[special - 1])) return was.name;
  }
  for (const { from, no } of things) {
    const was = from === 'place' ? now?.things?.[no - 1] : undefined;
    if (was !== undefined && !equal(was, prizePlan?.things?.[no - 1])) return was.thing;
  }
  return undefined;
}

/** What stands on each head that comes in. */
const headOf = ({ money }: PinnedSetup): number => Math.max(0, ...(money?.profiles ?? []).map(bountyIn));

/** Both or neither: what comes along with the levels is judged as it is with them. */
export const changeLevels: Decide<'ChangeLevels'> = (state, command, context) => {
  const { changes } = command;
  const decided = onlyLevels(state, command, context);
  if (changes === undefined || (!decided.ok && decided.refusal.code !== 'nothing-to-do')) return decided;
  const events = decided.ok ? decided.value : [];
  const others = changeSetup(events.reduce(evolve, state), { type: 'ChangeSetup', changes }, context);
  if (others.ok) return happens(...events, ...others.value);
  return others.refusal.code === 'nothing-to-do' && decided.ok ? decided : others;
};

const onlyLevels: Decide<'ChangeLevels'> = (state, { levels }, { now }) => {
  const setup = setupOf(state);
  if (equal(levels, setup.levels)) return nothingToDo;
  const next = { ...setup, levels };
  // what a level says itself; a night whose games want smaller tables opens none that are larger, and those that stand are asked
  const objection = checkLevels(levels) ?? checkForm(next) ?? checkLevelSeats(next) ?? tablesStay(state, next);
  if (objection !== undefined) return refused(objection);
  if (state.clock === undefined) return happens({ v: 1, type: 'LevelsChanged', levels });
  const clock = anchoredAt(state.clock, setup.levels, now);
  const level = setup.levels.findIndex(
    (line, index) => index <= clock.level && !mayBecome(line, levels[index], index === clock.level),
  );
  if (level >= 0) return refused({ code: 'played-level-fixed', level });
  return happens({ v: 1, type: 'LevelsChanged', levels, clock: rescaled(clock, setup.levels, levels, now) });
};

/** A level that was played stays as it was; of the running one the length may change, and what a break is for. */
function mayBecome(line: Level, next: Level | undefined, running: boolean): boolean {
  if (next === undefined) return false;
  if (!running) return equal(line, next);
  return line.kind === 'break' ? next.kind === 'break' : equal({ ...line, duration: 0 }, { ...next, duration: 0 });
}

/** A longer or shorter running level gives or takes what is left of it; what has been played stays played. */
function rescaled(clock: ClockSetting, from: Structure, to: Structure, now: Instant): ClockSetting {
  const by = (to[clock.level]?.duration ?? 0) - (from[clock.level]?.duration ?? 0);
  return { ...clock, remaining: toMillis(Math.max(0, clock.remaining + by)), at: now };
}
