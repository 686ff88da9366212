import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright-core';

const DAY = 24 * 3_600_000;

/** Opens a list for a night, as its desk would; what stands in its link. */
export const signUpList = (desk: Page, url: string, night: string): Promise<string> =>
  signUpListBy(desk.context().request, night, url);

export async function signUpListBy(api: APIRequestContext, night: string, url = ''): Promise<string> {
  const setup = {
    ...{ name: 'Freitag', capacity: 32, mostWaiting: 20, closesAt: Date.now() + DAY },
    ...{ asksClub: true, showsNames: true },
  };
  const opened = await api.post(`${url}/api/signup`, { data: { id: night, commandId: randomUUID(), setup } });
  if (!opened.ok()) throw new Error(await opened.text());
  const { code } = (await (await api.get(`${url}/api/signup/${night}`)).json()) as { readonly code: string };
  return code;
}
