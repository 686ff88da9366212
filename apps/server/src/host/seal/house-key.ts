import { createHash, generateKeyPairSync } from 'node:crypto';
import type { HouseKey, KeyStore } from '../../club/key-store.ts';

/** By which a house signs what leaves it. */
function newHouseKey(): HouseKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/** The one by which the house is known; from now on a new one where there is none yet. */
export const keyOf = async (store: KeyStore, at: number): Promise<HouseKey> =>
  (await store.find()) ?? (await store.keep(newHouseKey(), at));

/** Short enough to be read out over the telephone, long enough that nobody makes a key that has the same. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, 32)
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
