import type { Instant } from '@riffle/aggregate';
import type { ClockReading } from '../clock-reading.ts';
import { clockThen } from '../clock-then.ts';
import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { type AddOnTime, addOnAt } from './add-on-at.ts';
import type { MoneySetup } from './money-setup.ts';

/**
 * Whether the rulebook has the add-on now: once the rebuy period is over, by some only until the next level is played. The
 * night knows levels and breaks, not the last hand of the period; a reason stands for what was seen at the table.
 */
export function addOnNotNow(
  state: Tournament,
  money: MoneySetup,
  { reading, now }: { readonly reading: ClockReading; readonly now: Instant },
): Objection {
  const time = addOnTime(state, money);
  if (time === undefined) return undefined;
  const at = addOnAt(time, { started: state.clock !== undefined, reading, now });
  if (at.is === 'sold') return undefined;
  const { refs } = policyOf(setupOf(state), 'entries.addOn');
  return at.is === 'comes' && at.since !== undefined
    ? { code: 'add-on-not-now', until: at.since, refs }
    : { code: 'add-on-not-now', through: at.through ?? 0, ...(at.is === 'over' && { over: true }), refs };
}

/** When it is sold by the rulebook and the rebuys of this night; undefined where either leaves it open. */
export function addOnTime(state: Tournament, money: MoneySetup): AddOnTime | undefined {
  const { value } = policyOf(setupOf(state), 'entries.addOn');
  if (value === 'byEvent' || value === 'forbidden') return undefined;
  const through = lastRebuyLevel(money);
  const since = lastRebuyMoment(money);
  if (through === undefined && since === undefined) return undefined;
  return {
    when: value,
    ...(through !== undefined && { through }),
    ...(since !== undefined && { since, levelThen: clockThen(state, since)?.levelNo ?? 0 }),
  };
}

/** After which level nobody rebuys any more; unknown where the night has no end for it, or no rebuys. */
function lastRebuyLevel({ profiles, limits }: MoneySetup): number | undefined {
  const ends = profiles.flatMap(({ kind, offered }) => (kind === 'rebuy' ? [offered?.through ?? Infinity] : []));
  const last = Math.min(limits?.rebuy?.through ?? Infinity, Math.max(...ends));
  return Number.isFinite(last) ? last : undefined;
}

/** When nobody rebuys any more, where each price for it has a moment at which it ends. */
function lastRebuyMoment({ profiles }: MoneySetup): Instant | undefined {
  const ends = profiles.flatMap(({ kind, offered }) => (kind === 'rebuy' ? [offered?.until ?? Infinity] : []));
  const last = Math.max(...ends);
  return Number.isFinite(last) ? (last as Instant) : undefined;
}
