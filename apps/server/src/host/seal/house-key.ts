import { createHash, generateKeyPairSync } from 'node:crypto';
import type { HouseKey } from '../../club/key-store.ts';

/** By which a house signs what leaves it. */
export function newHouseKey(): HouseKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/** Short enough to be read out over the telephone, long enough that nobody makes a key that has the same. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, 32)
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
