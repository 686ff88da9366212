/** Digits, with the spaces, points and commas that people put between thousands; anything else counts as nothing. */
export function parseCount(text: string): number {
  const digits = text.replace(/[\s.,'\u202F]/g, '');
  const count = /^\d+$/.test(digits) ? Number(digits) : 0;
  return Number.isSafeInteger(count) ? count : 0;
}
