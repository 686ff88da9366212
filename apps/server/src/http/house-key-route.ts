import { z } from 'zod';
import { fingerprintOf, keyOf } from '../host/seal/house-key.ts';
import type { House } from '../house.ts';
import { answers } from '../schema/problem.ts';
import type { Api } from './api.ts';

const signature = z.object({ fingerprint: z.string(), publicKey: z.string() }).meta({ id: 'HouseSignature' });

/** By what files of this house are known: read out to whoever asks whether one is genuine. */
export function houseKeyRoute(api: Api, { club, now }: House): void {
  api.get('/api/house-key', { config: { may: 'director' }, schema: { response: answers(signature) } }, async () => {
    const { publicKey } = await keyOf(club.key, now());
    return { fingerprint: fingerprintOf(publicKey), publicKey };
  });
}
