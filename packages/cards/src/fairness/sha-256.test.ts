import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha-256.ts';
import { utf8 } from './utf-8.ts';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published values', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  it('agrees with another implementation on any text, at every length around a block', async () => {
    const { createHash } = (await import(NODE_CRYPTO)) as {
      createHash: (name: string) => { update: (text: string) => { digest: (as: string) => string } };
    };
    const other = (text: string) => createHash('sha256').update(text).digest('hex');
    for (let length = 0; length < 200; length += 1) expect(sha256('x'.repeat(length))).toBe(other('x'.repeat(length)));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(other(text));
      }),
      { numRuns: 500 },
    );
  });
});

/** A pure package knows no types of node's; the test alone borrows this module. */
const NODE_CRYPTO = 'node:crypto';

describe('UTF-8', () => {
  it('takes one to four bytes', () => {
    expect([...utf8('aä€🂡')]).toEqual([0x61, 0xc3, 0xa4, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x82, 0xa1]);
    // the last and the first of each length
    expect(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}'].map((text) => utf8(text).length)).toEqual([
      1, 2, 2, 3, 3, 4,
    ]);
    expect([...utf8('\ud800')]).toEqual([0xef, 0xbf, 0xbd]);
  });
});
