import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf, webpOf } from '../logo/testing.ts';
import { readMedium } from './read-medium.ts';
import { wavOf } from './testing.ts';

const padded = (...head: readonly (number | string)[]): Buffer => {
  const parts = head.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part])));
  return Buffer.concat([...parts, Buffer.alloc(400)]);
};

describe('a file for walls', () => {
  it.each([
    ['image/png', pngOf(300, 200)],
    ['image/jpeg', jpegOf(3000, 2000)],
    ['image/webp', webpOf(300, 200)],
    ['audio/wav', wavOf(100)],
    ['audio/ogg', padded('OggS')],
    ['audio/webm', padded(0x1a, 0x45, 0xdf, 0xa3, '....webm')],
    ['audio/mp4', padded('....ftypM4A ')],
    ['audio/mpeg', padded('ID3')],
    ['audio/mpeg', padded(0xff, 0xfb, 0x90)],
  ])('is %s by what is in it', (type, file) => {
    expect(readMedium(file)).toMatchObject({ ok: true, medium: { type, bytes: file } });
  });

  it.each([
    ['a drawing that can hold a program', padded('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', padded('<!doctype html><script>1</script>')],
    ['a film', padded(0x1a, 0x45, 0xdf, 0xa3, 'matroska')],
    ['a picture behind whose end something is hidden', Buffer.concat([pngOf(300, 200), Buffer.from('<script>')])],
    ['a sound that is a head alone', Buffer.from('OggS')],
    ['bits that only look like a frame', padded(0xff, 0xff, 0xff)],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_, file) => {
    expect(readMedium(file)).toEqual({ ok: false, why: 'medium-unreadable' });
  });

  it.each([
    ['too large to draw', pngOf(60_000, 60_000)],
    ['too small to see', pngOf(20, 400)],
  ])('is no picture that is %s', (_, file) => {
    expect(readMedium(file)).toEqual({ ok: false, why: 'medium-size' });
  });

  it('is known by what is in it', () => {
    const ids = [wavOf(100), wavOf(100), wavOf(200)].map((file) => {
      const read = readMedium(file);
      return read.ok ? read.medium.id : '';
    });
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
  });
});
