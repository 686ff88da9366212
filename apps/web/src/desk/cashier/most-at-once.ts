import {
  type ClockReading,
  type EntryId,
  limitMet,
  type Profile,
  stacksAtRebuys,
  type TournamentView,
} from '@riffle/tournament';
import { boughtSoFar } from '../../money/rebuy/bought-so-far.ts';

/** As many as anybody is offered at once; the night itself sells more. */
const OFFERED = 5;

type Asked = {
  readonly entry: EntryId;
  readonly profile: Profile;
  readonly reading: ClockReading;
  /** What passes a limit, and what is only usual. */
  readonly reason: string;
};
type At = Pick<TournamentView, 'setup' | 'money' | 'entries' | 'figures'>;

/** How many of them are sold to him at once, by what accepts it. One at the least: what stands against that says itself. */
export function mostAtOnce(view: At, { entry, profile, reading, reason: said }: Asked): number {
  const { kind, chips } = profile;
  if (kind !== 'rebuy' && kind !== 'addOn') return 1;
  const reason = said.trim() === '' ? undefined : said;
  const limits = view.setup.money?.limits?.[kind] ?? {};
  const sofar = boughtSoFar(view, entry, kind);
  const out = view.entries[entry]?.bustOut;
  const stack = out === undefined ? 'upToStart' : undefined;
  const isSold = (count: number): boolean =>
    (reason !== undefined || limitMet(limits, { kind, count }, sofar, reading) === undefined) &&
    (kind === 'addOn' ||
      stacksAtRebuys(view.setup, { entry: { id: entry, out }, chips, count, stack, reason }) === undefined);
  let most = OFFERED;
  while (most > 1 && !isSold(most)) most -= 1;
  return most;
}
