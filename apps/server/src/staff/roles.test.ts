import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Club, openClub } from '../testing/club.ts';

describe('roles', () => {
  let club: Club;
  let callers: Record<'visitor' | 'display' | 'floor' | 'director' | 'owner', Caller>;
  beforeAll(async () => {
    club = await openClub({ rateLimits: 'off' });
    callers = {
      visitor: club.visitor,
      display: await club.member('Wall', 'display'),
      floor: await club.member('Ben', 'floor'),
      director: await club.member('Dora', 'director'),
      owner: club.owner,
    };
  });
  afterAll(() => club.close());

  it.each([
    ['GET', '/api/night', 'visitor'],
    ['GET', '/api/night/some', 'floor'],
    ['POST', '/api/night', 'director'],
    ['POST', '/api/night/some/commands', 'floor'],
    ['GET', '/api/night/some/log', 'floor'],
    ['GET', '/api/night/some/export', 'director'],
    ['PUT', '/api/night/some/wall', 'floor'],
    ['PUT', '/api/night/some/archived', 'owner'],
    ['GET', '/api/people', 'floor'],
    ['DELETE', '/api/people/some', 'director'],
    ['GET', '/api/templates', 'floor'],
    ['PUT', '/api/templates/some', 'director'],
    ['GET', '/api/staff', 'owner'],
    ['POST', '/api/staff', 'owner'],
  ] as const)('%s %s begins with: %s', async (method, url, first) => {
    const order = Object.keys(callers);
    for (const [role, caller] of Object.entries(callers)) {
      const call = { GET: caller.get, POST: caller.post, PUT: caller.put, DELETE: caller.delete }[method];
      const { statusCode } = await call(url);
      const isRefused = statusCode === 401 || statusCode === 403;
      expect([role, isRefused]).toEqual([role, order.indexOf(role) < order.indexOf(first)]);
    }
  });

  it('leaves the owner a director, and in the house', async () => {
    const [owner] = (await club.owner.get('/api/staff')).json();
    expect((await club.owner.patch(`/api/staff/${owner.id}`, { role: 'floor' })).json().code).toBe('last-owner');
    expect((await club.owner.delete(`/api/staff/${owner.id}`)).json().code).toBe('last-owner');
  });

  it('lets everybody change the own PIN, and nobody somebody else’s: not even the owner', async () => {
    const floor = await club.member('Fee', 'floor');
    const [owner] = (await club.owner.get('/api/staff')).json();
    expect((await floor.put(`/api/staff/${floor.id}/pin`, { pin: '246802' })).statusCode).toBe(204);
    expect((await floor.put(`/api/staff/${owner.id}/pin`, { pin: '246802' })).statusCode).toBe(403);
    expect((await club.owner.put(`/api/staff/${floor.id}/pin`, { pin: '735194' })).statusCode).toBe(403);
    expect((await club.visitor.post('/api/session', { name: 'Fee', pin: '246802' })).json().is).toBe('staff');
  });
});
