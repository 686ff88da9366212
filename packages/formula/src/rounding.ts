/** Rounding as it is done by hand, in decimals: half goes away from zero, and 1.005 is not a little less. */

/** To so many decimals; negative ones are tens, hundreds. */
export function roundTo(value: number, digits: number): number {
  // what is whole already may be too large to move its point
  if (digits >= 0 && Number.isInteger(value)) return value;
  const rounded = shift(Math.round(shift(Math.abs(value), digits)), -digits);
  return value < 0 ? -rounded : rounded;
}

/** To the next multiple of a unit that is not 0, in a direction or to the nearer. */
export function toUnit(value: number, unit: number, direction: 'nearest' | 'up' | 'down'): number {
  const step = Math.abs(unit);
  const exact = value / step;
  const nearest = roundTo(exact, 0);
  // three tenths are three steps of a tenth, whatever binary numbers make of it
  const met = Math.abs(exact - nearest) <= 1e-9 * Math.max(1, Math.abs(exact));
  const steps = direction === 'nearest' || met ? nearest : direction === 'up' ? Math.ceil(exact) : Math.floor(exact);
  return roundTo(steps * step, Math.min(decimals(step), 15));
}

/** Moves the decimal point without multiplying. */
function shift(value: number, digits: number): number {
  const [figures = '', exponent = '0'] = String(value).split('e');
  return Number(`${figures}e${String(Number(exponent) + digits)}`);
}

function decimals(value: number): number {
  const [figures = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (figures.split('.')[1]?.length ?? 0) - Number(exponent));
}
