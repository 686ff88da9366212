import type { Instant } from '@riffle/aggregate';
import { offeredNow, type Profile, readClock, type SaleKind, type TournamentView } from '@riffle/tournament';

type Of = Pick<TournamentView, 'setup' | 'clock'>;

/** All prices of a kind that this night has; of more than one somebody chooses. */
export const pricesOf = ({ setup }: Of, kind: SaleKind): readonly Profile[] =>
  setup.money?.profiles.filter((profile) => profile.kind === kind) ?? [];

/** What the clock proposes of them. */
export function priceNow({ setup, clock }: Of, among: readonly Profile[], now: Instant): Profile | undefined {
  const [first] = among;
  if (setup.money === undefined || first === undefined) return undefined;
  const offered = offeredNow(setup.money, first.kind, readClock(clock, setup.levels, now), now);
  return offered.find(({ id }) => among.some((one) => one.id === id));
}
