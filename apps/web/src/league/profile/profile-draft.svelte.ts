import type { OwnProfile } from '@riffle/league';
import { forgetDraft, keepDraft, keptDraft } from './kept-drafts.ts';
import { leagueProfiles } from './league-profiles.svelte.ts';

const MOST_STEPS = 200;

/** A competition profile under the pen: every step can be taken back, and none is lost by closing the page. */
export class ProfileDraft {
  #own = $state.raw<OwnProfile>() as OwnProfile;
  #saved = $state.raw<OwnProfile>();
  #version = $state(0);
  #steps = $state.raw<readonly OwnProfile[]>([]);
  /** Steps at one place in a row, as digits of one number, are one step. */
  #lastAt = '';

  private constructor(own: OwnProfile, saved: OwnProfile | undefined, version: number) {
    this.#own = own;
    this.#saved = saved;
    this.#version = version;
  }

  static open(id: string): ProfileDraft | undefined {
    const shelved = leagueProfiles.find(id);
    const kept = keptDraft(id);
    const own = kept?.profile ?? shelved?.profile;
    return own && new ProfileDraft(own, shelved?.profile, kept?.version ?? shelved?.version ?? 0);
  }

  get own(): OwnProfile {
    return this.#own;
  }
  get version(): number {
    return this.#version;
  }
  get unsaved(): boolean {
    return JSON.stringify(this.#own) !== JSON.stringify(this.#saved);
  }
  /** The club has it in some form. */
  get isKept(): boolean {
    return this.#saved !== undefined;
  }
  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  change(to: OwnProfile, at = ''): void {
    if (JSON.stringify(to) === JSON.stringify(this.#own)) return;
    if (at === '' || at !== this.#lastAt) this.#steps = [...this.#steps, this.#own].slice(-MOST_STEPS);
    this.#lastAt = at;
    this.#put(to);
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (last === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#lastAt = '';
    this.#put(last);
  }

  /** The club has it now; what was taken back before can still be. */
  taken(own: OwnProfile, version: number): void {
    this.#saved = own;
    this.#version = version;
    this.#put(own);
  }

  #put(own: OwnProfile): void {
    this.#own = own;
    if (this.unsaved) keepDraft(own, this.#version);
    else forgetDraft(own.id);
  }
}
