import { type Argon2Parameters, argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second choice of parameters: about 30 ms, and 19 MiB that a guesser has to have as well. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    void argon2('argon2id', parameters, done),
);
const keyOf = (pin: string, nonce: Buffer): Promise<Buffer> => derive({ ...COST, message: Buffer.from(pin), nonce });

export async function hashPin(pin: string): Promise<string> {
  const nonce = randomBytes(16);
  return `${nonce.toString('base64url')}.${(await keyOf(pin, nonce)).toString('base64url')}`;
}

/** Takes as long without a hash to compare with, so that the time does not say which names there are. */
export async function isPin(pin: string, hash: string | undefined): Promise<boolean> {
  const [nonce = '', key = ''] = (hash ?? `${'A'.repeat(22)}.${'A'.repeat(43)}`).split('.');
  const derived = await keyOf(pin, Buffer.from(nonce, 'base64url'));
  const kept = Buffer.from(key, 'base64url');
  return hash !== undefined && derived.length === kept.length && timingSafeEqual(derived, kept);
}

/** Drawn again where it is one that nobody may choose either. */
export function newPin(isRefused: (pin: string) => boolean): string {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isRefused(pin) ? newPin(isRefused) : pin;
}
