import { type PersonId, toPersonId } from '@riffle/people';
import { absenceKind } from '../absences.ts';
import { nextTurn } from '../alternate-list.ts';
import { entriesWith, entriesWithout } from '../entries-changed.ts';
import type { TournamentEvent } from '../event.ts';
import { heatsBefore } from '../form/heats-played.ts';
import { REDACTED } from '../free-texts.ts';
import { entryMarks, withEntryGone } from '../gone-links.ts';
import type { EntryId } from '../ids.ts';
import { newestFine } from '../money/newest-fine.ts';
import { playTime } from '../play-time.ts';
import type { Entry, Tournament } from '../state.ts';
import { withEntries, withEntry } from './seating.ts';

type MarkedAbsent = Extract<TournamentEvent, { readonly type: 'MarkedAbsent' }>;
type HandedOn = Extract<TournamentEvent, { readonly type: 'StackHandedOn' }>;
type LinkRenewed = Extract<TournamentEvent, { readonly type: 'OwnLinkRenewed' }>;
type Added = Extract<TournamentEvent, { readonly type: 'EntriesAdded' }>['entries'];

export function entriesAdded(state: Tournament, added: Added): Tournament {
  let { entries, nextNo } = state;
  for (const { entry: id, person, club, no, stack, alternate } of added) {
    entries = entriesWith(entries, [
      {
        id,
        no,
        person,
        ...known(club),
        stack,
        checkedIn: false,
        locked: false,
        moves: 0,
        ...(alternate === true && { alternate: nextTurn(entries) }),
      },
    ]);
    nextNo = Math.max(nextNo, no + 1);
  }
  return { ...state, entries, nextNo };
}

export function entryWithdrawn(state: Tournament, id: EntryId): Tournament {
  if (!state.entries.has(id)) return state;
  const keptApart = state.keptApart
    .map((group) => group.filter((one) => one !== id))
    .filter(({ length }) => length > 1);
  return { ...state, entries: entriesWithout(state.entries, id), goneLinks: withEntryGone(state, id), keptApart };
}

export const alternatePassed = (state: Tournament, id: EntryId): Tournament =>
  withEntry(state, id, (entry) => ({ ...entry, alternate: nextTurn(state.entries) }));

/** Whoever comes in at the door is no longer absent. */
export const checkedIn = (state: Tournament, ids: readonly EntryId[], is: boolean): Tournament =>
  withEntries(state, ids, (entry) => ({ ...(is && !entry.checkedIn ? present(entry) : entry), checkedIn: is }));

export const clubChanged = (state: Tournament, id: EntryId, club: string | undefined): Tournament =>
  withEntry(state, id, ({ club: _, ...entry }) => ({ ...entry, ...known(club) }));

export const ownLinkRenewed = (state: Tournament, { entries, mark }: LinkRenewed): Tournament =>
  withEntries(state, entries, (entry) => ({ ...entry, linkMarks: [...entryMarks(state, entry.id), mark] }));

/**
 * Whoever takes it over is there, and what the other had to see his evening by opens it no more. The heat of who never came was
 * nobody's.
 */
export const stackHandedOn = (state: Tournament, { entry: id, from, person, heat, mark }: HandedOn): Tournament =>
  withEntry(withPenaltiesOf(state, id, from), id, (entry) => ({
    ...present(entry),
    ...{ person, checkedIn: true },
    heatsBefore: heatsBefore(entry, absenceKind(state, entry) === 'late' ? toPersonId(id) : from, heat),
    linkMarks: [...(entry.linkMarks ?? []), mark],
  }));

const withPenaltiesOf = (state: Tournament, id: EntryId, player: PersonId): Tournament =>
  state.penalties.some(({ entry }) => entry === id)
    ? { ...state, penalties: state.penalties.map((one) => (one.entry === id ? { player, ...one } : one)) }
    : state;

/** Whose club was taken out of the record has none any more. */
const known = (club: string | undefined): Pick<Entry, 'club'> =>
  club === undefined || club === REDACTED ? {} : { club };

export const markedAbsent = (state: Tournament, { entry: id, at, excused }: MarkedAbsent): Tournament =>
  withEntry(state, id, (entry) => ({
    ...entry,
    absentSince: entry.absentSince ?? at,
    ...(state.startedAt !== undefined && { absentFrom: playTime(state, at) }),
    ...(excused && { excused }),
  }));

/** Seen at last: he has come. */
export const markedPresent = (state: Tournament, id: EntryId): Tournament =>
  withEntry(state, id, (entry) => ({ ...present(entry), checkedIn: true }));

/** By a reason, though he owes a fine; whoever owes none came in without it. */
export function letIn(state: Tournament, ids: readonly EntryId[], reason: string | undefined): Tournament {
  if (reason === undefined) return state;
  const fined = ids.filter((id) => newestFine(state.money, id) > 0);
  return withEntries(state, fined, (entry) => ({
    ...entry,
    letIn: { fine: newestFine(state.money, entry.id), reason },
  }));
}

const present = ({ absentSince: _since, absentFrom: _from, excused: _excused, ...entry }: Entry): Entry => entry;
