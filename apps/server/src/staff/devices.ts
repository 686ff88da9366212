import type { DeviceStore } from '../club/device-store.ts';
import { hashToken, newToken } from './token.ts';

/** Longer than a session: who comes once a year is still known. */
export const DEVICE_DAYS = 400;
const LIFE = DEVICE_DAYS * 24 * 3_600_000;

/** Browsers that somebody has signed in on before. Strangers who guess a PIN elsewhere do not lock them out. */
export class Devices {
  readonly #store: DeviceStore;
  readonly #now: () => number;

  constructor(store: DeviceStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async isOf(staff: string, token: string | undefined): Promise<boolean> {
    return token !== undefined && (await this.#store.isOf(staff, hashToken(token), this.#now() - LIFE));
  }

  /** The token that the browser keeps: one for all who sign in on it. Never one that somebody made up. */
  async remember(staff: string, token: string | undefined): Promise<string> {
    const isKnown = token !== undefined && (await this.#store.isKnown(hashToken(token)));
    const kept = isKnown ? token : newToken();
    const at = this.#now();
    await this.#store.remember({ key: hashToken(kept), staff, at, forgetting: at - LIFE });
    return kept;
  }

  forgetAllOf(staff: string): Promise<void> {
    return this.#store.forgetAllOf(staff);
  }
}
