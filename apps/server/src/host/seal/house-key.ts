import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { JournalError } from '@riffle/journal';
import type { HouseKey, KeyStore } from '../../club/key-store.ts';

/** By which a house signs what leaves it. */
function newHouseKey(): HouseKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: asText(publicKey),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

const asText = (publicKey: KeyObject): string =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

/** What signs, of a house's key. Throws where it is not whole: what it signed would be nobody's. */
export function signerOf({ publicKey, privateKey }: HouseKey): KeyObject {
  try {
    const signer = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
    if (asText(createPublicKey(signer)) === publicKey) return signer;
    throw new Error('the two halves are not of one key');
  } catch (cause) {
    throw new JournalError({ code: 'file-damaged', path: 'club.sqlite' }, { cause });
  }
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
