/** Chips or a place as somebody types them, with whatever parts the thousands; nothing where it is no whole number. */
export function typedChips(text: string): number | undefined {
  const digits = text.replaceAll(/[.,\s']/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
export const figure = (chips: number | undefined): string => (chips === undefined ? '' : String(chips));
