import { startServer } from '@riffle/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
const dataDir = `${scratch.path}/club`;
const PORT = 4372;
afterAll(scratch.remove);

const serve = () => startServer({ port: PORT, host: '127.0.0.1', dataDir });
const post = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${String(PORT)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const whoIs = async (cookie: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${String(PORT)}/api/session`, { headers: { cookie } })).json();
const inOutput = (out: string, label: string): string => new RegExp(`${label} +(.+)`).exec(out)?.[1]?.trim() ?? '';

describe('riffle owner', () => {
  let before = '';
  beforeAll(async () => {
    const server = await serve();
    const rosa = { name: 'Rosa', clubName: 'Pik Ass', pin: '135790', code: server.setupCode };
    before = cookieOf(await post('/api/first-run', rosa));
    await server.close();
  });

  it('gives the owner a new PIN and a new link; the old PIN and all old sessions end', async () => {
    const { code, out, err } = await riffle(['owner', '--data', dataDir]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [pin, link] = [inOutput(out, 'PIN'), inOutput(out, 'Link')];
    expect(inOutput(out, 'Name')).toBe('Rosa');
    expect(pin).toMatch(/^\d{6}$/);
    const server = await serve();
    expect(await whoIs(before)).toMatchObject({ is: 'visitor' });
    expect((await post('/api/session', { name: 'Rosa', pin: '135790' })).status).toBe(401);
    const byPin = await post('/api/session', { name: 'Rosa', pin });
    expect(await byPin.json()).toMatchObject({ is: 'staff', owner: true });
    const token = /\/join#(\S+)/.exec(link)?.[1] ?? '';
    const byLink = await post('/api/session', { link: token });
    expect(await whoIs(cookieOf(byLink))).toMatchObject({ name: 'Rosa', owner: true });
    await server.close();
  });

  it('gives another name, for whoever takes over', async () => {
    const { out } = await riffle(['owner', '--data', dataDir, '--name', 'Boris']);
    const server = await serve();
    const answer = await post('/api/session', { name: 'Boris', pin: inOutput(out, 'PIN') });
    expect(await answer.json()).toMatchObject({ is: 'staff', name: 'Boris', owner: true });
    await server.close();
  });

  it.each([
    [[], 'beenden'],
    [['--lang', 'en'], 'Stop'],
  ])('stops while the server has the folder, and says so %j', async (more, said) => {
    const server = await serve();
    const { code, err } = await riffle(['owner', '--data', dataDir, ...more]);
    expect(code).toBe(1);
    expect(err).toContain(said);
    expect(err.trim().split('\n')).toHaveLength(1);
    await server.close();
  });

  it('has nobody to let in where nobody has set Riffle up, or where there is no Riffle', async () => {
    const empty = `${scratch.path}/empty`;
    await (await startServer({ port: 0, host: '127.0.0.1', dataDir: empty })).close();
    expect(await riffle(['owner', '--data', empty])).toMatchObject({
      code: 1,
      err: expect.stringContaining('eingerichtet'),
    });
    expect(await riffle(['owner', '--data', `${empty}/none`])).toMatchObject({ code: 1 });
  });
});
