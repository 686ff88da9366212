import { utf8 } from './utf-8.ts';

/** FIPS 180-4, for packages that run everywhere and cannot wait: WebCrypto only answers later. Lower-case hexadecimal. */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const hash = Uint32Array.from(FRACTIONS_OF_SQUARE_ROOTS);
  const schedule = new Uint32Array(64);
  for (let start = 0; start < words.length; start += 16) {
    schedule.set(words.subarray(start, start + 16));
    for (let nth = 16; nth < 64; nth += 1) {
      const before15 = schedule[nth - 15] as number;
      const before2 = schedule[nth - 2] as number;
      const small0 = turned(before15, 7) ^ turned(before15, 18) ^ (before15 >>> 3);
      const small1 = turned(before2, 17) ^ turned(before2, 19) ^ (before2 >>> 10);
      schedule[nth] = (schedule[nth - 16] as number) + small0 + (schedule[nth - 7] as number) + small1;
    }
    compress(hash, schedule);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(hash: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let nth = 0; nth < 64; nth += 1) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + (FRACTIONS_OF_CUBE_ROOTS[nth] as number) + (schedule[nth] as number)) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + big0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, nth) => {
    hash[nth] = (hash[nth] as number) + word;
  });
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One bit, zeros, and the length in bits fill up whole blocks of sixteen words. No text here is of 2^29 bytes. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >>> 6) + 1) * 16);
  const put = (byte: number, place: number): void => {
    words[place >>> 2] = (words[place >>> 2] as number) | (byte << (24 - 8 * (place & 3)));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

/** The first primes' roots, the first 32 bits after the point. Exact: 2^32 times such a root is far below 2^53. */
const rootBits = (primes: readonly number[], root: (prime: number) => number): readonly number[] =>
  primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

const FRACTIONS_OF_SQUARE_ROOTS = rootBits(firstPrimes(8), Math.sqrt);
const FRACTIONS_OF_CUBE_ROOTS = rootBits(firstPrimes(64), Math.cbrt);
