/** A calendar day as "1980-12-31", from "31.12.1980", "31/12/1980" or itself. Two figures for the year are a guess, and none is made. */
export function parseDay(text: string): string | undefined {
  const german = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const [year, month, day] = german === null ? (iso ?? []).slice(1) : german.slice(1).toReversed();
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const exists = Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  if (!exists || Number(year) < 1900) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** None in a month that there is not. */
export function daysIn(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (LENGTHS[month - 1] ?? 0) + (leap ? 1 : 0);
}

export const isDay = (text: string): boolean => parseDay(text) !== undefined;
export const isEmail = (text: string): boolean => /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]{2,}$/.test(text);
