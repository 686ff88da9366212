import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Hosting } from '../../../host/hosting.ts';
import { jpegOf } from '../../../logo/testing.ts';
import { type Caller, type Club, openClub } from '../../../testing/club.ts';
import type { LeagueShape } from '../shape.ts';
import { openLeague } from '../testing.ts';
import { sweepFiles } from './file-routes.ts';

const DAY = 86_400_000;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const PHOTO = jpegOf(640, 480);

describe('files of a season', () => {
  let club: Club;
  let now: number;
  let league: Awaited<ReturnType<typeof openLeague>>;
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1, 10);
    club = await openClub({ rateLimits: 'off', now: () => now });
    league = await openLeague(club);
    for (const name of ['club-ahorn', 'club-birke']) {
      await league.done({ type: 'AdmitClub', club: name, name: `PC ${name}`, registerNumber: '1' });
      await league.done({ type: 'EnterTeam', team: `team-${name}`, club: name, division: '1' });
      await league.done({
        ...{ type: 'ApplyForLicence', club: name, division: '1', on: '2026-02-01', documents: [], confirmed: true },
      });
    }
    await league.done({ type: 'PlanMatchDay', division: '1', round: 1, date: '2026-03-01', startsAt: now });
  });
  afterEach(() => club.close());

  const send = (query: string, bytes: Buffer, caller: Caller = club.owner) =>
    club.app.inject({
      method: 'POST',
      url: `/api/league/${league.id}/files?lang=de&command=${randomUUID()}&${query}`,
      headers: { host: 'localhost', cookie: String(caller.cookie), 'content-type': 'image/jpeg' },
      payload: bytes,
    });
  const CARD = 'is=card&division=1&round=1&table=3&heat=1';
  const LICENCE = 'is=licence&club=club-ahorn&division=1&document=other';
  const get = (file: string, caller: Caller = club.owner) => caller.get(`/api/league/${league.id}/files/${file}`);
  const filesOf = async (caller: Caller = club.owner) => (await league.document(caller)).view.files ?? [];
  const byLink = async (of: 'ahorn' | 'birke', way: string, more: object) =>
    club.visitor.post(`/api/league/link/${league.code}/club/${way}?lang=de`, {
      ...{ token: (await league.links()).clubs[`club-${of}`], ...more },
    });

  /** So many days go by, after which who works at the desk signs in anew. */
  async function later(days: number): Promise<Caller> {
    now += days * DAY;
    return club.signedIn(await club.visitor.post('/api/session', { name: 'Rosa', pin: '135790' }));
  }

  it('are kept byte by byte and given as what they are by what is in them, never as something that runs', async () => {
    expect((await send(LICENCE, PDF)).statusCode).toBe(200);
    const [file] = await filesOf();
    expect(file).toMatchObject({ medium: 'application/pdf', size: PDF.length, about: { club: 'club-ahorn' } });
    const answer = await get(file?.file ?? '');
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      'content-disposition': 'attachment; filename="document.pdf"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
  });

  it('are refused where they are neither a document nor a photograph, whatever they call themselves', async () => {
    for (const bytes of ['<html><script>1</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7 cut', ''])
      expect((await send(CARD, Buffer.from(bytes))).json()).toMatchObject({ status: 422, code: 'document-unreadable' });
    expect((await send(CARD, Buffer.alloc(3_000_001))).statusCode).toBe(413);
    expect(await filesOf()).toEqual([]);
    expect((await send('is=card&division=1&round=9&table=3', PHOTO)).json()).toMatchObject({ code: 'no-such' });
    expect((await send(CARD, PHOTO)).statusCode).toBe(200);
    expect((await send(CARD, PHOTO)).json()).toMatchObject({ code: 'file-kept-already' });
  });

  it('are shown to the office all, to a referee the cards of open match days, to a club its own, to nobody else any', async () => {
    await send(CARD, PHOTO);
    await send(LICENCE, PDF);
    const [card, document] = await filesOf();
    const floor = await club.member('Flo', 'floor');
    expect((await filesOf(floor)).map(({ file }) => file)).toEqual([card?.file]);
    expect((await get(card?.file ?? '', floor)).headers).toMatchObject({ 'content-disposition': 'inline' });
    expect((await get(document?.file ?? '', floor)).statusCode).toBe(404);
    expect((await send(LICENCE, Buffer.concat([PDF, PDF]), floor)).statusCode).toBe(403);
    expect((await get(card?.file ?? '', club.visitor)).statusCode).toBe(401);
    expect(JSON.stringify(await league.seen())).not.toContain(card?.file);
    const asked = { file: document?.file };
    expect((await byLink('ahorn', 'file', asked)).json()).toEqual({
      ...{ medium: 'application/pdf', bytes: PDF.toString('base64') },
    });
    expect((await byLink('birke', 'file', asked)).statusCode).toBe(404);
    expect((await byLink('ahorn', 'file', { file: card?.file })).statusCode).toBe(404);
  });

  it('come by a club’s own link for its own application alone, and are taken back by it', async () => {
    const given = { id: randomUUID(), division: '1', document: 'other', bytes: PDF.toString('base64') };
    expect((await byLink('birke', 'files', given)).statusCode).toBe(200);
    const [file] = await filesOf();
    expect(file?.about).toMatchObject({ is: 'licence', club: 'club-birke' });
    const { 'club-ahorn': ahorn = '', 'club-birke': birke = '' } = (await league.links()).clubs;
    const remove = { type: 'RemoveFile', file: file?.file };
    expect((await league.by('club', ahorn, remove)).statusCode).toBe(403);
    expect((await league.by('club', birke, remove)).statusCode).toBe(200);
    expect(await filesOf()).toEqual([]);
  });

  it('nobody keeps a file that he has not sent', async () => {
    const claimed = { type: 'KeepFile', file: 'a'.repeat(24), medium: 'application/pdf', size: 1 };
    const answer = await league.command({ ...claimed, about: { is: 'licence', club: 'club-ahorn', division: '1' } });
    expect(answer.statusCode).toBe(422);
  });

  it('come again with an undo, and are gone for good a month after they were removed', async () => {
    await send(LICENCE, PDF);
    const [file] = await filesOf();
    const removed = await league.done({ type: 'RemoveFile', file: file?.file });
    expect((await get(file?.file ?? '')).statusCode).toBe(404);
    await league.done({ type: 'Undo', commit: removed.commit, also: [] });
    expect((await get(file?.file ?? '')).statusCode).toBe(200);
    await league.done({ type: 'RemoveFile', file: file?.file });
    await send(CARD, PHOTO);
    const [photo] = await filesOf();
    const of = { kind: 'league', of: league.id };
    const leagues = club.house.host.all.find(({ kind }) => kind.name === 'league') as unknown as Hosting<LeagueShape>;
    await sweepFiles(leagues, club.house.club.files, now + 29 * DAY);
    expect(await club.house.club.files.find(of, file?.file ?? '')).toBeDefined();
    await sweepFiles(leagues, club.house.club.files, now + 31 * DAY);
    expect(await club.house.club.files.find(of, file?.file ?? '')).toBeUndefined();
    expect(await club.house.club.files.find(of, photo?.file ?? '')).toBeDefined();
  });

  it('that an undo took come again with it for as long, however long ago they were brought', async () => {
    await send(LICENCE, PDF);
    const [file] = await filesOf();
    const of = { kind: 'league', of: league.id };
    const leagues = club.house.host.all.find(({ kind }) => kind.name === 'league') as unknown as Hosting<LeagueShape>;
    const undo = async (commit: string | undefined, desk: Caller) =>
      (await league.done({ type: 'Undo', commit, also: [] }, desk)).commit;
    const brought = (await leagues.find(league.id))?.history.commits.at(-1)?.id;
    const desk = await later(40);
    const undone = await undo(brought, desk);
    expect(await filesOf(desk)).toEqual([]);
    await sweepFiles(leagues, club.house.club.files, now + DAY);
    await undo(undone, desk);
    expect((await get(file?.file ?? '', desk)).statusCode).toBe(200);

    const removed = await league.done({ type: 'RemoveFile', file: file?.file }, desk);
    const kept = await undo(removed.commit, await later(20));
    await undo(kept, await later(20));
    await sweepFiles(leagues, club.house.club.files, now);
    expect(await club.house.club.files.find(of, file?.file ?? '')).toBeDefined();
    await sweepFiles(leagues, club.house.club.files, now + 31 * DAY);
    expect(await club.house.club.files.find(of, file?.file ?? '')).toBeUndefined();
  });

  it('that are gone for good come again where their removal is taken back and they are brought once more', async () => {
    await send(LICENCE, PDF);
    const [file] = await filesOf();
    const leagues = club.house.host.all.find(({ kind }) => kind.name === 'league') as unknown as Hosting<LeagueShape>;
    const removed = await league.done({ type: 'RemoveFile', file: file?.file });
    const desk = await later(31);
    await sweepFiles(leagues, club.house.club.files, now);
    await league.done({ type: 'Undo', commit: removed.commit, also: [] }, desk);
    expect((await get(file?.file ?? '', desk)).statusCode).toBe(404);
    const { link } = (await desk.post('/api/staff', { name: 'Flo', role: 'floor' })).json<{ link: string }>();
    const floor = club.signedIn(await club.visitor.post('/api/session', { link: link.replace('/join#', '') }));
    expect((await send(LICENCE, PDF, floor)).statusCode).toBe(403);
    expect((await get(file?.file ?? '', desk)).statusCode).toBe(404);
    expect((await send(LICENCE, PDF, desk)).statusCode).toBe(200);
    expect((await get(file?.file ?? '', desk)).rawPayload.equals(PDF)).toBe(true);
    expect((await send(LICENCE, PDF, desk)).json()).toMatchObject({ code: 'file-kept-already' });
  });

  it('are one for each application: two clubs bring the same paper, and neither is told of the other’s', async () => {
    const given = { division: '1', document: 'other', bytes: PDF.toString('base64') };
    expect((await byLink('birke', 'files', { id: randomUUID(), ...given })).statusCode).toBe(200);
    expect((await byLink('ahorn', 'files', { id: randomUUID(), ...given })).statusCode).toBe(200);
    const [first, second] = await filesOf();
    expect([first?.about, second?.about]).toMatchObject([{ club: 'club-birke' }, { club: 'club-ahorn' }]);
    expect((await byLink('ahorn', 'file', { file: first?.file })).statusCode).toBe(404);
  });

  it('are no larger by a club’s link than at the desk', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(3_000_001 - 2 * PDF.length), PDF]);
    const given = { id: randomUUID(), division: '1', document: 'other', bytes: large.toString('base64') };
    expect((await byLink('ahorn', 'files', given)).json()).toMatchObject({ status: 413, code: 'too-large' });
    const most = { ...given, bytes: large.subarray(0, -PDF.length - 1).toString('base64') };
    expect((await byLink('ahorn', 'files', most)).statusCode).toBe(422);
  });

  it('lie in the bin with their season, and go with it', async () => {
    await send(LICENCE, PDF);
    const [file] = await filesOf();
    const of = { kind: 'league', of: league.id };
    const thrown = await club.owner.post(`/api/league/${league.id}/delete`, { name: 'Stadtliga 2026' });
    expect(thrown.statusCode).toBeLessThan(300);
    expect((await get(file?.file ?? '')).statusCode).toBe(410);
    expect(await club.house.club.files.find(of, file?.file ?? '')).toBeDefined();
    await club.owner.post(`/api/league/${league.id}/forget`, { name: 'Stadtliga 2026' });
    expect(await club.house.club.files.find(of, file?.file ?? '')).toBeUndefined();
  });
});
