import type { ClubWall } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pngOf } from '../logo/testing.ts';
import { type Caller, type Club, openClub } from '../testing/club.ts';
import { wavOf } from '../wall-media/testing.ts';

let club: Club;
let director: Caller;
beforeEach(async () => {
  club = await openClub({ rateLimits: 'off' });
  director = await club.member('Dora', 'director');
});
afterEach(() => club.close());

const bring = (caller: Caller, payload: Buffer, type = 'application/octet-stream') =>
  club.app.inject({
    ...{ method: 'POST', url: '/api/club/wall/media', payload },
    headers: {
      ...{ host: 'localhost', 'content-type': type },
      ...(caller.cookie === undefined ? {} : { cookie: caller.cookie }),
    },
  });

describe('how the club’s walls speak and what they show', () => {
  it('is nothing until the director chooses; then everybody has it', async () => {
    expect((await club.visitor.get('/api/club/wall')).json()).toEqual({});
    const wall: ClubWall = {
      events: { level: { how: 'spoken', texts: { de: 'Level {level}, {blinds}!' } }, bustOut: { how: 'off' } },
      ...{ ahead: { breakSoon: 5, breakEnding: 1 }, tongues: 'de-en' },
      announcements: [{ id: 'kitchen', text: 'Die Küche schließt.', language: 'de', repeat: { every: 30 } }],
      presets: [{ id: 'friday', name: 'Freitag', stages: { play: [{ screen: 'results', seconds: 20 }] } }],
      preset: 'friday',
    };
    expect((await director.put('/api/club/wall', wall)).json()).toEqual(wall);
    expect((await club.visitor.get('/api/club/wall')).json()).toEqual(wall);
    expect((await (await club.member('Ben', 'floor')).put('/api/club/wall', {})).statusCode).toBe(403);
  });

  it('takes pictures and recordings, which everybody sees and hears as that alone', async () => {
    const [picture, recording] = [
      (await bring(director, pngOf(300, 200))).json(),
      (await bring(director, wavOf(100), 'text/html')).json(),
    ];
    expect([picture.type, recording.type]).toEqual(['image/png', 'audio/wav']);
    const wall: ClubWall = {
      events: { break: { how: 'own', recording: recording.id } },
      pictures: [{ id: picture.id, alt: 'Bäckerei Krume', seconds: 15, stages: ['play'] }],
    };
    expect((await director.put('/api/club/wall', wall)).statusCode).toBe(200);
    const heard = await club.visitor.get(`/api/club/wall/media/${String(recording.id)}`);
    expect(heard.rawPayload.equals(wavOf(100))).toBe(true);
    expect(heard.headers).toMatchObject({ 'content-type': 'audio/wav', 'x-content-type-options': 'nosniff' });
    expect(heard.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('names no file that is not there, and takes none that only calls itself one', async () => {
    const wall = { pictures: [{ id: '0'.repeat(24), alt: 'Nichts', seconds: 15, stages: [] }] };
    expect((await director.put('/api/club/wall', wall)).json()).toMatchObject({ code: 'not-found' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await bring(director, svg, 'image/png')).json()).toMatchObject({ status: 422, code: 'medium-unreadable' });
    expect((await bring(director, pngOf(9000, 9000))).json()).toMatchObject({ code: 'medium-size' });
    const heavy = Buffer.concat([wavOf(100), Buffer.alloc(2_000_000)]);
    expect((await bring(director, heavy)).json()).toMatchObject({ status: 413, code: 'too-large' });
    expect((await bring(await club.member('Ben', 'floor'), wavOf(100))).statusCode).toBe(403);
  });

  it('says by its name what is odd, as the page calls it', async () => {
    const ahead = (breakSoon: number) => director.put('/api/club/wall', { ahead: { breakSoon, breakEnding: 2 } });
    expect((await ahead(0)).json().detail).toMatch(/^(Bald Pause|Break soon): /);
    const announcements = [{ id: 'kitchen', text: 'Die Küche schließt.', language: 'de', repeat: { every: 0 } }];
    expect((await director.put('/api/club/wall', { announcements })).json().detail).not.toMatch(/„every“|“every”/);
    const pictures = [{ id: '0'.repeat(24), alt: '', seconds: 15, stages: [] }];
    expect((await director.put('/api/club/wall', { pictures })).json().detail).toMatch(
      /Wen das Bild zeigt|Whom the picture shows/,
    );
  });

  it('keeps no more files than there is room for', async () => {
    for (let nth = 1; nth <= 100; nth += 1) expect((await bring(director, wavOf(100 + nth))).statusCode).toBe(200);
    expect((await bring(director, wavOf(500))).json()).toMatchObject({ status: 409, code: 'medium-too-many' });
  });
});
