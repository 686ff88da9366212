import type { Instant } from '@riffle/aggregate';
import type { Cited } from '@riffle/rulebooks';
import type { EntryId, TableId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { lastingDuties, roundCardsDue } from './duties-due.ts';
import { type Duty, dutyKey } from './duty.ts';

/** What people hand in or lay down, each with the rule that asks for it; absent where the rulebook asks for none. */
export type DutiesView = {
  readonly clubs?: {
    readonly because: Cited<'league.clubCheckIn'>;
    readonly all: readonly (Told & { readonly club: string })[];
  };
  readonly cards?: {
    readonly because: Cited<'league.clubCardWhenOut'>;
    readonly all: readonly (Told & { readonly entry: EntryId })[];
  };
  readonly roundCards?: {
    readonly because: Cited<'league.recordCard'>;
    /** `by`: who has won there. */
    readonly all: readonly (Told & { readonly table: TableId; readonly by?: EntryId })[];
  };
  /** In a break between heats each stack that goes on has its club's card on it: on which that was so, by heat. */
  readonly onStacks?: {
    readonly because: Cited<'league.clubCardBetweenHeats'>;
    readonly done: { readonly [entry: EntryId]: readonly number[] };
  };
};
type Told = { readonly done?: Instant };

export function viewDuties(state: Tournament): { readonly duties?: DutiesView } {
  const setup = setupOf(state);
  const done = (duty: Duty): Told => {
    const at = state.dutiesDone?.[dutyKey(duty)];
    return at === undefined ? {} : { done: at };
  };
  const due = lastingDuties(state);
  const clubs = due.flatMap((one) => (one.is === 'clubCheckIn' ? [{ club: one.club, ...done(one) }] : []));
  const cards = due.flatMap((one) => (one.is === 'cardHandedIn' ? [{ entry: one.entry, ...done(one) }] : []));
  const roundCards = roundCardsDue(state).map((one) => ({ ...one, ...done({ is: 'roundCard', table: one.table }) }));
  const onStack = policyOf(setup, 'league.clubCardBetweenHeats');
  const duties: DutiesView = {
    ...(clubs.length > 0 && { clubs: { because: policyOf(setup, 'league.clubCheckIn'), all: clubs } }),
    ...(cards.length > 0 && { cards: { because: policyOf(setup, 'league.clubCardWhenOut'), all: cards } }),
    ...(roundCards.length > 0 && { roundCards: { because: policyOf(setup, 'league.recordCard'), all: roundCards } }),
    ...(onStack.value !== 'none' &&
      setup.form?.heats !== undefined &&
      state.startedAt !== undefined && { onStacks: { because: onStack, done: laid(state) } }),
  };
  return Object.keys(duties).length === 0 ? {} : { duties };
}

function laid({ entries, dutiesDone = {}, setup }: Tournament): { readonly [entry: EntryId]: readonly number[] } {
  const heats = (setup?.form?.heats?.through ?? []).map((_, index) => index + 1);
  return Object.fromEntries(
    [...entries.keys()].flatMap((entry) => {
      const on = heats.filter((heat) => dutiesDone[dutyKey({ is: 'cardOnStack', entry, heat })] !== undefined);
      return on.length === 0 ? [] : [[entry, on]];
    }),
  ) as { readonly [entry: EntryId]: readonly number[] };
}
