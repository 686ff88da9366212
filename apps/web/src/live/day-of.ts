const two = (n: number): string => String(n).padStart(2, '0');

/** The day here at that time, as an input for a date writes it. */
export function dayOf(at: number): string {
  const day = new Date(at);
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
