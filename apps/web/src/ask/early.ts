/** Under way since before there were words or pages; whoever asks for it first takes it. */
const under = new Map<string, Promise<Response | undefined>>();

/** When an answer was asked for and came, and what day and time it was at the server. */
export type Dated = { readonly sent: number; readonly received: number; readonly server: number };

/** To be called first of all. Nothing is said of the request, so that it is the one that the server's `Link` has begun. */
export function askEarly(paths: readonly string[], dated: (answer: Dated) => void): void {
  for (const path of paths) under.set(path, asked(path, dated));
}

async function asked(path: string, dated: (answer: Dated) => void): Promise<Response | undefined> {
  const sent = Date.now();
  try {
    const response = await fetch(path);
    const server = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(server)) dated({ sent, received: Date.now(), server });
    return response;
  } catch {
    return undefined;
  }
}

export const isAskedEarly = (path: string): boolean => under.has(path);

/** Once, and only what was answered well: why something is refused is said in the reader's language. */
export async function answeredEarly(path: string): Promise<Response | undefined> {
  const asked = under.get(path);
  under.delete(path);
  const response = await asked;
  return response?.ok === true ? response : undefined;
}
