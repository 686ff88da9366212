import type { Context } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import { entersAt } from './alternates.ts';
import { notPlayed } from './called-off.ts';
import type { NewEntry } from './command.ts';
import { type Decide, happens, type Named, nothingToDo, type Objection, refused } from './decision.ts';
import { entriesWithout } from './entries-changed.ts';
import { equal } from './equal.ts';
import { forfeited, notForfeited, notWhileIn } from './forfeiting.ts';
import { standsApart } from './form/round.ts';
import { wasEntry } from './gone-links.ts';
import type { EntryId } from './ids.ts';
import { lateEntryClosed, lateEntryOpen } from './late-entry.ts';
import { newLinkMark } from './link-mark.ts';
import { bountyStays } from './money/bounties-sealed.ts';
import { afterDeal, booksClosed } from './money/closed.ts';
import { feeStays, mayNotReturn } from './money/disqualified.ts';
import { fineUnpaid } from './money/fines.ts';
import { priceOfEntries } from './money/price-of-entry.ts';
import { standing } from './money/standing.ts';
import { onlyByMistake } from './only-by-mistake.ts';
import { entriesOf, hasEntered } from './people-index.ts';
import { fieldFull, fieldFullEver, noReEntry, noReEntryEver, reEntryLevel } from './re-entry.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { hasPlayed, isInPlay } from './seating-index.ts';
import { stageOf } from './stage.ts';
import type { Tournament } from './state.ts';

export const addEntries: Decide<'AddEntries'> = (state, { entries, reason: said, alternates }, context) => {
  if (entries.length === 0) return nothingToDo;
  const { entering, waiting } = entersAt(state, entries, alternates);
  const objection =
    collision(state, entries) ??
    notComing(state, entries) ??
    notForfeited(state, entries) ??
    noReEntry(state, entries, context) ??
    tooLate(state, entries, context) ??
    fieldFull(state, entries, entering, said?.trim()) ??
    clubTaken(state, entries) ??
    (state.rounds !== undefined && entering.length > 0 ? { code: 'rounds-begun' } : undefined);
  if (objection !== undefined) return refused(objection);
  const reason = said?.trim();
  const priced = priceOfEntries(state, { entries, now: context.now, ...(reason && { reason }) });
  if (!priced.ok) return refused(priced.why);
  const closed = priced.sold.length > 0 ? (booksClosed(state) ?? afterDeal(state)) : undefined;
  if (closed !== undefined) return refused(closed);
  const { startingStack: stack } = setupOf(state);
  const added = {
    v: 1,
    type: 'EntriesAdded',
    entries: entries.map(({ profile: _, price: __, chips: ___, forfeits: ____, ...entry }, index) => ({
      ...entry,
      no: state.nextNo + index,
      stack,
      ...(waiting.has(entry.entry) && { alternate: true as const }),
    })),
  } as const;
  // what is sold says why itself
  const why = reason && priced.sold.length === 0 ? [{ v: 1, type: 'Noted', text: reason } as const] : [];
  // whose entry had this id before has its link still
  const again = entries.flatMap(({ entry }) => (wasEntry(state, entry) ? [entry] : []));
  const renewed =
    again.length === 0
      ? []
      : [{ v: 1, type: 'OwnLinkRenewed', entries: again, mark: newLinkMark(context.random) } as const];
  const given = state.startedAt === undefined ? [] : forfeited(state, entries, context.now);
  // whoever enters while the night runs is standing there
  const isThere = state.startedAt !== undefined || setupOf(state).seating === 'none';
  const there = isThere ? [{ v: 1, type: 'CheckedIn', entries: entries.map(({ entry }) => entry) } as const] : [];
  return happens(...given, added, ...renewed, ...priced.sold, ...why, ...there);
};

export const withdrawEntry: Decide<'WithdrawEntry'> = (state, { entry: id, reason: said }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.carried) return refused({ code: 'stack-carried', entry: id });
  // one who never came and never sat has no chips in play: he may be struck off at any time
  if (state.startedAt !== undefined && hasPlayed(entry)) {
    return refused({ code: 'withdraw-after-start', entry: id });
  }
  const kept = standing(state).some(({ entry: of }) => of === id) ? feeStays(state, id, said) : undefined;
  if (kept !== undefined) return refused(kept);
  // what he paid is his again
  const bought = standing(state).filter(({ entry: of }) => of === id);
  const reason = said?.trim();
  const reversed = bought.map(
    ({ id: sale }) => ({ v: 1, type: 'SaleReversed', sale, ...(reason && { reason }) }) as const,
  );
  const sealed = bought.map((sale) => bountyStays(state, sale)).find((objection) => objection !== undefined);
  const closed = reversed.length > 0 ? (booksClosed(state) ?? afterDeal(state) ?? sealed) : undefined;
  if (closed !== undefined) return refused(closed);
  return happens(...reversed, { v: 1, type: 'EntryWithdrawn', entry: id });
};

export const checkIn: Decide<'CheckIn'> = (state, { entries, reason }) => {
  const objection = unknownAmong(state, entries);
  if (objection !== undefined) return refused(objection);
  const coming = [...new Set(entries)].filter((id) => state.entries.get(id)?.checkedIn === false);
  if (coming.length === 0) return nothingToDo;
  const apart = coming.find((id) => standsApart(state, id));
  if (apart !== undefined) return refused({ code: 'no-match', entry: apart });
  const unpaid = firstUnpaid(state, coming);
  if (unpaid !== undefined && !reason?.trim()) return refused(unpaid);
  return happens({ v: 1, type: 'CheckedIn', entries: coming, ...passed(unpaid, reason) });
};

export const checkOut: Decide<'CheckOut'> = (state, { entries }) => {
  if (state.startedAt !== undefined) return refused({ code: 'already-started' });
  const objection = unknownAmong(state, entries);
  if (objection !== undefined) return refused(objection);
  const going = [...new Set(entries)].filter((id) => state.entries.get(id)?.checkedIn === true);
  return going.length === 0 ? nothingToDo : happens({ v: 1, type: 'CheckedOut', entries: going });
};

/** "That was the other John": at any time, after the night as well. Where nobody may be substituted, once it runs only with a word on the mistake. */
export const changePerson: Decide<'ChangePerson'> = (state, { entry: id, person, mistaken }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.person === person) return nothingToDo;
  const other = entriesOf(state, person)[0];
  if (other !== undefined) return refused({ code: 'person-already-entered', entry: other.id });
  const reason = mistaken?.trim();
  const setup = setupOf(state);
  if (onlyByMistake(setup, state.startedAt) && !reason)
    return refused({ code: 'substitute-forbidden', entry: id, refs: policyOf(setup, 'seating.substitute').refs });
  return happens({ v: 2, type: 'PersonChanged', entry: id, person, ...(reason && { reason }) });
};

export const changeClub: Decide<'ChangeClub'> = (state, { entry: id, club }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.club === club) return nothingToDo;
  const others = { ...state, entries: entriesWithout(state.entries, id) };
  const objection = clubTaken(others, [{ entry: id, person: entry.person, ...(club !== undefined && { club }) }]);
  if (objection !== undefined) return refused(objection);
  return happens({ v: 1, type: 'ClubChanged', entry: id, ...(club !== undefined && { club }) });
};

export const keepApart: Decide<'KeepApart'> = (state, { groups }) => {
  const objection = unknownAmong(state, groups.flat());
  if (objection !== undefined) return refused(objection);
  const named = groups.map((group) => [...new Set(group)]).filter(({ length }) => length > 1);
  return equal(named, state.keptApart) ? nothingToDo : happens({ v: 1, type: 'KeptApart', groups: named });
};

export const markAbsent: Decide<'MarkAbsent'> = (state, { entry: id, excused }, { now }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.out !== undefined) return refused({ code: 'already-out', entry: id });
  // the tournament of who sat on a day before has begun
  if (excused === true && (state.startedAt !== undefined || entry.carried)) {
    return refused({ code: 'already-started', refs: policyOf(setupOf(state), 'presence.lateStartLimit').refs });
  }
  // whoever never came has no chips in play, and none come in by saying that he is not there
  if (!isInPlay(entry) && standsApart(state, id)) return refused({ code: 'no-match', entry: id });
  const isKnown = entry.absentSince !== undefined && (excused !== true || entry.excused === true);
  return isKnown
    ? nothingToDo
    : happens({ v: 1, type: 'MarkedAbsent', entry: id, at: now, ...(excused && { excused }) });
};

/** A reason stands in the log where it let somebody in. */
const passed = (objection: Objection, reason: string | undefined): { readonly reason?: string } =>
  objection === undefined || reason === undefined ? {} : { reason: reason.trim() };

const firstUnpaid = (state: Tournament, entries: readonly EntryId[]): Objection => {
  for (const entry of entries) {
    const unpaid = fineUnpaid(state, entry);
    if (unpaid !== undefined) return unpaid;
  }
  return undefined;
};

export const markPresent: Decide<'MarkPresent'> = (state, { entry: id, reason }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.absentSince === undefined) return nothingToDo;
  const unpaid = fineUnpaid(state, id);
  if (unpaid !== undefined && !reason?.trim()) return refused(unpaid);
  return happens({ v: 1, type: 'MarkedPresent', entry: id, ...passed(unpaid, reason) });
};

/** Who would enter; nothing is entered yet, so that it has no id. */
type Coming = Pick<NewEntry, 'person'>;

/** What keeps any of them from being entered, at whatever time. */
const notComing = (state: Tournament, coming: readonly Coming[]): Objection =>
  notWhileIn(state, coming) ?? ended(state) ?? disqualifiedAmong(state, coming);

/** Whether somebody who has been in may enter again, whatever the time is and whatever reason is given. What nobody may is asked once. */
export function mayComeAgain(state: Tournament): (again: Coming) => boolean {
  const nobody = ended(state) ?? noReEntryEver(state) ?? booksClosed(state);
  return (again) => nobody === undefined && (notComing(state, [again]) ?? fieldFullEver(state, [again])) === undefined;
}

const ended = (state: Tournament): Objection =>
  notPlayed(state) ?? (stageOf(state) === 'over' ? { code: 'over' } : afterDeal(state));

/** Whom the rulebook never lets in again is told so, and not that he came too late. */
function tooLate(state: Tournament, entries: readonly NewEntry[], { now }: Context): Objection {
  const setup = setupOf(state);
  // how long somebody may enter again, the rulebook may say by itself
  const first =
    reEntryLevel(setup) === undefined ? entries : entries.filter(({ person }) => !hasEntered(state, person));
  return first.length === 0 || lateEntryOpen(setup, state.clock, now) ? undefined : lateEntryClosed(setup, now);
}

function collision(state: Tournament, entries: Named<'AddEntries'>['entries']): Objection {
  const ids = new Set<EntryId>();
  const people = new Map<PersonId, EntryId>();
  for (const { entry, person } of entries) {
    if (state.entries.get(entry) !== undefined || ids.has(entry)) return { code: 'id-taken', id: entry };
    const other = people.get(person);
    if (other !== undefined) return { code: 'person-already-entered', entry: other };
    ids.add(entry);
    people.set(person, entry);
  }
  return undefined;
}

function disqualifiedAmong(state: Tournament, coming: readonly Coming[]): Objection {
  const people = new Set(coming.map(({ person }) => person));
  return state.penalties
    .flatMap(({ entry }) => state.entries.get(entry) ?? [])
    .filter(({ person }) => people.has(person))
    .map(({ id }) => mayNotReturn(state, id))
    .find((objection) => objection !== undefined);
}

function clubTaken(state: Tournament, entries: readonly NewEntry[]): Objection {
  const separation = policyOf(setupOf(state), 'seating.separation');
  if (separation.value !== 'onePerClub') return undefined;
  const clubs = new Map([...state.entries.values()].map(({ club, id }) => [club, id]));
  for (const { entry, club, person } of entries) {
    if (club === undefined) continue;
    const other = clubs.get(club);
    // who enters again is the same one of his club
    if (other !== undefined && state.entries.get(other)?.person !== person)
      return { code: 'one-per-club', club, entry: other, refs: separation.refs };
    clubs.set(club, entry);
  }
  return undefined;
}

const unknownAmong = (state: Tournament, ids: readonly EntryId[]): Objection => {
  const entry = ids.find((id) => state.entries.get(id) === undefined);
  return entry === undefined ? undefined : { code: 'no-such-entry', entry };
};
