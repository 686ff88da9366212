import type { Instant } from '@riffle/aggregate';
import {
  type ClockReading,
  type MoneySetup,
  offeredNow,
  type Profile,
  SALE_KINDS,
  type SaleKind,
} from '@riffle/tournament';

/** What one kind of sale costs now, until when by the time of day, and what it costs from then on. */
export type PriceNow = {
  readonly kind: SaleKind;
  readonly now?: Profile;
  readonly until?: Instant;
  readonly then?: Profile;
};

/** Of each kind that is not sold all night at one price. `not`: what the rulebook does not have now, whatever its price says. */
export const pricesNow = (
  money: MoneySetup,
  reading: ClockReading,
  now: Instant,
  not: readonly SaleKind[] = [],
): readonly PriceNow[] =>
  SALE_KINDS.filter((kind) => money.profiles.some((one) => one.kind === kind && one.offered !== undefined)).map(
    (kind) => {
      if (not.includes(kind)) return { kind };
      const [holds] = offeredNow(money, kind, reading, now);
      const until = changesAt(money, kind, holds, now);
      const [then] = until === undefined ? [] : offeredNow(money, kind, reading, until);
      return {
        kind,
        ...(holds && { now: holds }),
        ...(until !== undefined && { until }),
        ...(then && then !== holds && { then }),
      };
    },
  );

/** The end of what holds, or the beginning of one that goes before it: of those that are yet to come, the first. */
function changesAt(
  { profiles }: MoneySetup,
  kind: SaleKind,
  holds: Profile | undefined,
  now: Instant,
): Instant | undefined {
  const of = profiles.filter((one) => one.kind === kind);
  const before = holds === undefined ? of : of.slice(0, of.indexOf(holds));
  const moments = [holds?.offered?.until, ...before.map(({ offered }) => offered?.since)].filter(
    (at) => at !== undefined && at > now,
  );
  return moments.length === 0 ? undefined : (Math.min(...(moments as number[])) as Instant);
}
