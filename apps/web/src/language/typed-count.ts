/** Digits, with the spaces, points and commas that people put between thousands; `undefined` where it is anything else. */
export function readCount(text: string): number | undefined {
  const digits = text.replace(/[\s.,'’\u202F]/g, '');
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(count) ? count : undefined;
}

/** The same, where anything else counts as nothing. */
export const parseCount = (text: string): number => readCount(text) ?? 0;
