import type { OwnProfile } from '@riffle/league';

const PLACE = 'riffle.league.profile.';

/** What is being written and not yet saved, kept on this device until it is: half typed answers too. */
export type KeptDraft = {
  readonly profile: OwnProfile;
  /** The club's version that it began from; 0: it is not the club's yet. */
  readonly version: number;
};

export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE + id) ?? 'null') as KeptDraft | null;
    return kept?.profile.id === id && typeof kept.profile.answers === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(profile: OwnProfile, version: number): void {
  localStorage.setItem(PLACE + profile.id, JSON.stringify({ profile, version } satisfies KeptDraft));
}

export const forgetDraft = (id: string): void => localStorage.removeItem(PLACE + id);

/** Profiles that are written on this device, saved or not. */
export const draftsHere = (): readonly OwnProfile[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PLACE))
    .flatMap((key) => keptDraft(key.slice(PLACE.length))?.profile ?? []);
