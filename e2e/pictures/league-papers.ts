import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright-core';
import type { LeaguePictured } from './league.ts';

/** Whom two clubs bring by their links, one called as somebody who is known, and a document of a club's application. */
export async function membersAndPapers(api: APIRequestContext, url: string, league: LeaguePictured): Promise<void> {
  const headers = { origin: url };
  const enter = async (token: string, first: string, last: string): Promise<void> => {
    const data = {
      ...{ token, id: randomUUID(), first, last, born: '1988-08-08', since: '2026-01-01' },
      ...{ roomName: 'firstAndInitial', consents: true, licence: true },
    };
    const answer = await api.post(`${url}/api/league/link/${league.code}/club/members`, { data, headers });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  await enter(league.club, 'Dora', 'Birke');
  await enter(league.club, 'Maximiliane', 'Hohenwart-Kreuzberger');
  const about = {
    command: randomUUID(),
    is: 'licence',
    club: 'club-Ahorn',
    division: '1',
    document: 'registerExtract',
  };
  const answer = await api.post(`${url}/api/league/${league.id}/files?${new URLSearchParams(about).toString()}`, {
    data: Buffer.from('%PDF-1.4\n1 0 obj<</Title(Auszug)>>endobj\ntrailer<<>>\n%%EOF\n'),
    headers: { ...headers, 'content-type': 'application/pdf' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
