import type { Profile, ProfileId } from '@riffle/tournament';
import { REASON_HELPS, type Terms } from './entering.ts';

/** On what terms the next one comes in: by which price, and why past a limit of the night. */
export class AtTheDoor {
  picked = $state<ProfileId>();
  reason = $state('');
  #limited = $state(false);

  /** A limit was met: with a word on it, it may be passed. */
  get limited(): boolean {
    return this.#limited;
  }
  /** As they are now; a price that is not among these was chosen for somebody else. */
  terms(prices: readonly Profile[]): Pick<Terms, 'profile' | 'reason'> {
    const profile = prices.find(({ id }) => id === this.picked)?.id;
    const reason = this.reason.trim();
    return { ...(profile !== undefined && { profile }), ...(reason !== '' && { reason }) };
  }
  refused(code = ''): void {
    this.#limited = REASON_HELPS.has(code);
  }
  /** The one after him comes in as usual. */
  cameIn(): void {
    this.picked = undefined;
    this.reason = '';
    this.#limited = false;
  }
}
