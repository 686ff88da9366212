import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { PinnedRef } from '@riffle/rulebooks';
import type { Named, Objection } from './decision.ts';
import type { Penalty, PenaltyBar } from './penalty.ts';
import { policyOf } from './rulebook-of.ts';
import type { PinnedSetup } from './setup.ts';
import type { Entry, Tournament } from './state.ts';

type Given = Pick<Named<'GivePenalty'>, 'bar' | 'measure'>;

const ruleOn = (setup: PinnedSetup, of: PenaltyBar['of']) =>
  of === 'player' ? policyOf(setup, 'sanctions.playerBar') : policyOf(setup, 'sanctions.clubBar');

/** Nobody is barred but with an exclusion, where the rulebook has it so, and until a moment that is yet to come. */
export function wrongBar(setup: PinnedSetup, { bar, measure }: Given, { id, club }: Entry, now: Instant): Objection {
  if (bar === undefined) return undefined;
  const { value, refs } = ruleOn(setup, bar.of);
  if (value === 'none' || measure !== 'exclusion') return { code: 'no-such-bar', of: bar.of, refs };
  if (bar.of === 'club' && club === undefined) return { code: 'plays-for-no-club', entry: id, refs };
  return bar.until !== undefined && bar.until <= now ? { code: 'bar-over', refs } : undefined;
}

/** As it is kept with the penalty. */
export function barOf({ bar }: Given, { club }: Entry): Pick<Penalty, 'bar'> {
  if (bar === undefined) return {};
  const until = bar.until === undefined ? {} : { until: bar.until };
  if (bar.of === 'player') return { bar: { of: 'player', ...until } };
  return club === undefined ? {} : { bar: { of: 'club', club, ...until } };
}

/** The rules that say who may be barred. */
export const rulesOnBar = (setup: PinnedSetup, { bar }: Given): readonly PinnedRef[] =>
  bar === undefined ? [] : ruleOn(setup, bar.of).refs;

/** Somebody, or everybody of a club, who is let in nowhere. */
export type Bar = PenaltyBar & {
  /** Who was punished; where a club is barred, for what he did. */
  readonly person: PersonId;
  readonly refs: readonly PinnedRef[];
};

/** Who was barred in this night, and not let go since. */
export const barsIn = ({ penalties, entries }: Tournament): readonly Bar[] =>
  penalties.flatMap(({ bar, entry, player, ended, refs }) => {
    const person = player ?? entries.get(entry)?.person;
    return bar === undefined || ended !== undefined || person === undefined ? [] : [{ ...bar, person, refs }];
  });

/** Which of them keeps somebody out at a moment; `people` are all ids under which he is known. */
export const barAgainst = (
  bars: readonly Bar[],
  { people, clubs }: { readonly people: readonly PersonId[]; readonly clubs: readonly string[] },
  now: Instant,
): Bar | undefined =>
  bars.find(
    (bar) =>
      (bar.until === undefined || bar.until > now) &&
      (bar.of === 'player' ? people.includes(bar.person) : clubs.includes(bar.club)),
  );
