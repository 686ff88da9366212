import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits: nobody guesses one, so a plain hash of it is enough to keep. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** In the same time wherever they differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/** Without letters and digits that are read as one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
