declare const instant: unique symbol;

/** A moment: milliseconds since 1970 UTC, a whole number. It comes in with the command; nothing pure asks a clock. */
export type Instant = number & { readonly [instant]: true };

export function toInstant(ms: number): Instant {
  if (!Number.isSafeInteger(ms)) throw new RangeError(`not a moment: ${String(ms)}`);
  return ms as Instant;
}

/** Milliseconds from one moment to another; negative where the second is earlier. */
export const elapsed = (from: Instant, to: Instant): number => to - from;
export const later = (at: Instant, ms: number): Instant => toInstant(at + Math.round(ms));
