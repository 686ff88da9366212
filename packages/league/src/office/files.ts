import { saidBy } from '../profile/profile.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { clubOf, type FileAbout, type KeptFile, type League, licenceOf, matchDayOf } from './state.ts';
import type { LeagueGiver, LeagueViewer } from './viewer.ts';

/** What a document is that the regulation does not ask for by name. */
const OTHER = 'other';
const MOST = 500;

/** With an application that there is, or as the photograph of a round card of a match day. */
export function keepFile(
  { state, profile, context }: Judged,
  { file, medium, size, about }: Named<'KeepFile'>,
): Decided {
  if (about.is === 'licence') {
    const wanted = saidBy(profile, 'licence.documents').map(({ name }) => name);
    if (clubOf(state, about.club) === undefined) return missing('club');
    if (licenceOf(state, about.club, about.division) === undefined) return missing('licence');
    if (about.document !== OTHER && !wanted.includes(about.document)) return missing('entry');
  } else if (matchDayOf(state, about.division, about.round) === undefined) return missing('matchDay');
  const there = state.files.find((one) => one.file === file && one.removed === undefined);
  if (there !== undefined) return no({ code: 'file-kept-already' });
  if (shownFiles(state, 'office').length >= MOST) return no({ code: 'too-many-files', most: MOST });
  return happens({ v: 1, type: 'FileKept', file, medium, size, about, at: context.now });
}

export function removeFile({ state, context }: Judged, { file }: Named<'RemoveFile'>): Decided {
  if (!state.files.some((one) => one.file === file && one.removed === undefined)) return missing('file');
  return happens({ v: 1, type: 'FileRemoved', file, at: context.now });
}

/** The office sees all, a club what it brought itself, a referee the cards of match days that are not closed, the public nothing. */
export function shownFiles(state: League, viewer: LeagueViewer): readonly KeptFile[] {
  return state.files.filter((one) => one.removed === undefined && isShown(state, viewer, one.about));
}

function isShown(state: League, viewer: LeagueViewer, about: FileAbout): boolean {
  if (viewer === 'office') return true;
  if (viewer === 'referee') return isOfOpenDay(state, about);
  return typeof viewer === 'object' && 'club' in viewer && about.is === 'licence' && about.club === viewer.club;
}
const isOfOpenDay = (state: League, about: FileAbout): boolean =>
  about.is === 'card' && matchDayOf(state, about.division, about.round)?.closed === false;

/** A club brings and takes back what is its own, a referee what belongs to a card that he enters. */
export function mayKeep(state: League, about: FileAbout, giver: LeagueGiver): boolean {
  if (giver.role === 'referee') return isOfOpenDay(state, about);
  return giver.role === 'club' && about.is === 'licence' && about.club === giver.club;
}
export function mayRemove(state: League, file: string, giver: LeagueGiver): boolean {
  const about = state.files.find((one) => one.file === file)?.about;
  return about !== undefined && mayKeep(state, about, giver);
}
