import { findRunning } from '@riffle/server';

export type Asked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string; readonly title: string };

/** Asks the Riffle that runs on the folder; nothing where none runs, or none that knows us. */
export async function askRunning(
  dataDir: string,
  path: string,
  body: object,
  language: string,
): Promise<Asked | undefined> {
  const running = await findRunning(dataDir);
  if (running === undefined) return undefined;
  try {
    const answer = await fetch(`${running.url}${path}?lang=${language}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${running.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status === 401 || answer.status === 403) return undefined;
    const said = (await answer.json()) as { readonly code?: string; readonly title?: string };
    return answer.ok ? { ok: true, value: said } : { ok: false, code: said.code ?? '', title: said.title ?? '' };
  } catch {
    return undefined;
  }
}
