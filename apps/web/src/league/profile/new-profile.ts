import { type OwnProfile, readyProfiles } from '@riffle/league';
import { idFor } from '../../house/new-house.ts';
import { draftsHere, keepDraft } from './kept-drafts.ts';
import { leagueProfiles } from './league-profiles.svelte.ts';

/** A short name that nothing has yet, neither here nor in the club. */
function freeId(name: string): string {
  const taken = [...readyProfiles, ...leagueProfiles.all.map(({ profile }) => profile), ...draftsHere()];
  return idFor(
    name,
    taken.map(({ id }) => id),
    'league',
  );
}

/** Begins a profile on this device, from one that says nothing yet or with all that another says. */
export function beginProfile(name: string, from: Pick<OwnProfile, 'on' | 'answers'>): string {
  const id = freeId(name);
  keepDraft({ id, name: name.trim(), on: from.on, answers: from.answers }, 0);
  return id;
}

/** One from a file keeps its short name; what the club has under it is written over only when that is saved. */
export function beginBrought(own: OwnProfile): void {
  keepDraft(own, leagueProfiles.find(own.id)?.version ?? 0);
}
