/** What is kept of a link: its token, `<id>.<secret>`, and what it told last. */
type WithToken = { readonly token?: string };

const TOKEN = /^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22}$/;
export const isToken = (text: string): boolean => TOKEN.test(text);
const idOf = (token: string): string => token.slice(0, token.indexOf('.'));

/**
 * What this tab opened, and else what the device had last: two tables of one night may be open beside each other, and a
 * reload of the one is not the other. Where the device has a newer link of the same, that.
 */
export function readLink<Kept extends WithToken>(place: string): Kept | undefined {
  const [own, last] = [from(() => sessionStorage), from(() => localStorage)];
  if (own?.token === undefined || last?.token === undefined) return own ?? last;
  return idOf(own.token) === idOf(last.token) ? last : own;

  function from(storage: () => Storage): Kept | undefined {
    try {
      const kept = JSON.parse(storage().getItem(place) ?? '{}') as Kept;
      return kept.token !== undefined && isToken(kept.token) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

export function keepLink<Kept extends WithToken>(place: string, kept: Kept): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (kept.token === undefined) storage.removeItem(place);
      else storage.setItem(place, JSON.stringify(kept));
    }
  } catch {
    // a device that keeps nothing still has the link
  }
}
