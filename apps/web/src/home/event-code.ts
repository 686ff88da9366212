/** The code of an event from what was typed or pasted: `k7qx`, `K7 QX`, or a whole link to its page or wall. */
export function eventCode(typed: string): string | undefined {
  const [, linked] = /\/(?:e|wall)\/([^/?#\s]+)/.exec(typed) ?? [];
  if (linked !== undefined) return decoded(linked);
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[\p{L}\p{N}]+$/u.test(code) ? code : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
