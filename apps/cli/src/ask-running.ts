import { findRunning } from '@riffle/server';

export type Asked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string; readonly title: string; readonly detail?: string };
type Question = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | Uint8Array<ArrayBuffer>;
};

/** Asks the Riffle that runs on the folder; nothing where none runs, or none that knows us. */
export async function askRunning(
  dataDir: string,
  { method, path, query = {}, body }: Question,
  language: string,
): Promise<Asked | undefined> {
  const running = await findRunning(dataDir);
  if (running === undefined) return undefined;
  const raw = body instanceof Uint8Array;
  const type = raw ? 'application/octet-stream' : 'application/json';
  try {
    const answer = await fetch(
      `${running.url}${path}?${new URLSearchParams({ ...query, lang: language }).toString()}`,
      {
        method,
        headers: {
          authorization: `Bearer ${running.token}`,
          ...(body === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
      },
    );
    if (answer.status === 401 || answer.status === 403) return undefined;
    if (answer.status === 204) return { ok: true, value: undefined };
    const said = (await answer.json()) as { readonly code?: string; readonly title?: string; readonly detail?: string };
    if (answer.ok) return { ok: true, value: said };
    const { code = '', title = '', detail } = said;
    return { ok: false, code, title, ...(detail !== undefined && { detail }) };
  } catch {
    return undefined;
  }
}
