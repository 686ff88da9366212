const HOUR = 3_600_000;

/** An hour before it begins, so that the desk knows who comes; tomorrow at this time where nobody has said when. */
export function closesUsually(startsAt: number | undefined, now: number): number {
  if (startsAt === undefined) return now + 24 * HOUR;
  return startsAt - HOUR > now ? startsAt - HOUR : Math.max(startsAt, now + HOUR);
}

/** A count as it was typed; nothing where it is none, or too small or large. */
export function countIn(typed: string, least: number, most: number): number | undefined {
  const count = /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return count >= least && count <= most ? count : undefined;
}
