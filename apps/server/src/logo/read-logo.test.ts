import { describe, expect, it } from 'vitest';
import { readLogo } from './read-logo.ts';
import { jpegOf, pngOf, webpOf } from './testing.ts';

describe('a logo', () => {
  it.each([
    ['image/png', pngOf(300, 200)],
    ['image/jpeg', jpegOf(300, 200)],
    ['image/webp', webpOf(300, 200)],
  ])('is %s by what is in it', (type, file) => {
    expect(readLogo(file)).toMatchObject({ ok: true, logo: { type, bytes: file } });
  });

  it('has an address of its own for each content', () => {
    const hashes = [pngOf(300, 200), pngOf(200, 300)].map((file) => {
      const read = readLogo(file);
      return read.ok ? read.logo.hash : '';
    });
    expect(new Set(hashes).size).toBe(2);
    expect(hashes[0]).toMatch(/^[0-9a-f]{24}$/);
  });

  it.each([
    [
      'a picture that can hold a program',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a picture that moves', pngOf(300, 200, { moves: true })],
    ['a picture behind whose end something is hidden', Buffer.concat([pngOf(300, 200), Buffer.from('<script>')])],
    ['a JPEG behind whose end something is hidden', Buffer.concat([jpegOf(300, 200), Buffer.from('<?php')])],
    [
      'a JPEG with a second end behind what is hidden',
      Buffer.concat([jpegOf(300, 200), Buffer.from('<script>'), Buffer.from([0xff, 0xd9])]),
    ],
    ['a JPEG that is a head alone', Buffer.concat([jpegOf(300, 200).subarray(0, 21), Buffer.from([0xff, 0xd9])])],
    ['a PNG that is a head alone', Buffer.concat([pngOf(300, 200).subarray(0, 33), pngOf(300, 200).subarray(-12)])],
    ['a WebP that is longer than it says', Buffer.concat([webpOf(300, 200), Buffer.from('more')])],
    ['the beginning of a picture', pngOf(300, 200).subarray(0, 40)],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_, file) => {
    expect(readLogo(file)).toEqual({ ok: false, why: 'logo-unreadable' });
  });

  it.each([
    ['a picture that would take all memory to draw', pngOf(60_000, 60_000)],
    ['one that nobody could see', pngOf(4, 400)],
  ])('is not %s', (_, file) => {
    expect(readLogo(file)).toEqual({ ok: false, why: 'logo-size' });
  });

  it('is read or refused, whatever lies in the file', () => {
    for (const whole of [pngOf(300, 200), jpegOf(300, 200), webpOf(300, 200)])
      for (let length = 0; length < whole.length; length += 1)
        expect(readLogo(whole.subarray(0, length)).ok).toBe(false);
  });
});
