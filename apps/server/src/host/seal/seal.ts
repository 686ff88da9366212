import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { canonical, type SealedPart } from '@riffle/formats';
import { z } from 'zod';
import type { HouseKey } from '../../club/key-store.ts';
import { signerOf } from './house-key.ts';

const line = z.tuple([z.string(), z.string()]);
const shape = z.object({
  v: z.literal(1),
  /** Who signed: a public key, and what its house was called. */
  key: z.string().max(200),
  club: z.string().max(200),
  kind: z.string(),
  id: z.string(),
  at: z.int().min(0).max(8_640_000_000_000_000),
  /** In the order of the file: each by its id, with the sum of all that it is. */
  commits: z.array(line),
  people: z.array(line),
  staff: z.array(line),
  signature: z.string().max(200),
});
/** A list of sums of all that stands in a file, signed: so that later not only *that* it was changed can be said, but what. */
export type Seal = z.infer<typeof shape>;

type About = Pick<Seal, 'club' | 'kind' | 'id' | 'at'>;

/** What a commit is besides its place, which the list has: where one is missing, those behind it are still the same. */
const sumOf = (what: object): string =>
  createHash('sha256')
    .update(canonical({ ...what, version: undefined }))
    .digest('base64url');

export const sumsOf = (all: readonly { readonly id: string }[]): Seal['commits'] =>
  all.map((one) => [one.id, sumOf(one)]);

export function seal(about: About, { commits, people, staff }: SealedPart, key: HouseKey): Seal {
  const unsigned = {
    ...{ v: 1 as const, key: key.publicKey },
    ...about,
    ...{ commits: sumsOf(commits), people: sumsOf(people), staff: sumsOf(staff) },
  };
  return { ...unsigned, signature: sign(null, signedText(unsigned), signerOf(key)).toString('base64url') };
}

/** The seal as it was signed; nothing where it is none, or was itself changed. */
export function openSeal(given: unknown): Seal | undefined {
  const read = shape.safeParse(given).data;
  if (read === undefined) return undefined;
  const { signature, ...unsigned } = read;
  try {
    const signer = createPublicKey({ key: Buffer.from(read.key, 'base64url'), format: 'der', type: 'spki' });
    const isGenuine =
      signer.asymmetricKeyType === 'ed25519' &&
      verify(null, signedText(unsigned), signer, Buffer.from(signature, 'base64url'));
    return isGenuine ? read : undefined;
  } catch {
    // no key at all
    return undefined;
  }
}

/** Another kind of document must never pass for a seal. */
const signedText = (unsigned: Omit<Seal, 'signature'>): Buffer => Buffer.from(`riffle-seal ${canonical(unsigned)}`);
