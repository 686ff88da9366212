/** Tried first by whoever guesses, beside what has a pattern: drawn on the keypad, said as a joke. */
const USED_BY_MANY: readonly string[] = [
  ...['159753', '147258', '147852', '258369', '852456', '789456', '456789', '753951', '951753', '741852', '963852'],
  ...['142536', '123789', '124578', '235689', '007007', '112358', '314159', '271828', '246810', '420420', '696969'],
  ...['808080', '123123', '100200', '102030', '112211', '131313', '147369', '159357', '321654', '987321', '654123'],
];

/** Whether somebody finds it within a few tries: one digit, a run, a piece said twice, a date, a favourite. */
export function isEasy(pin: string): boolean {
  if (isRepeated(pin) || USED_BY_MANY.includes(pin)) return true;
  if (!/^\d+$/.test(pin)) return false;
  return isRun(pin, 1) || isRun(pin, 9) || isMirrored(pin) || isPairs(pin) || isDate(pin);
}

/** One piece again and again: 111111, 121212, 123123. */
const isRepeated = (pin: string): boolean =>
  [1, 2, 3, 4].some(
    (size) => pin.length >= size * 2 && pin === pin.slice(0, size).repeat(pin.length).slice(0, pin.length),
  );

/** Up or down, over the zero too: 234567, 890123, 654321. */
const isRun = (pin: string, step: number): boolean =>
  [...pin].every((digit, at) => at === 0 || Number(digit) === (Number(pin[at - 1]) + step) % 10);

/** 123321 */
const isMirrored = (pin: string): boolean => pin === [...pin].toReversed().join('');

/** 112233: each digit twice, in a row. */
const isPairs = (pin: string): boolean =>
  pin.length % 2 === 0 &&
  [...pin].every((digit, at) => at % 2 === 0 || digit === pin[at - 1]) &&
  [1, 9].some((step) => isRun([...pin].filter((_, at) => at % 2 === 0).join(''), step));

/** Birthdays, day or month first, and those that begin with the year: 240875, 19751224. */
function isDate(pin: string): boolean {
  const [first, second, third] = [0, 2, 4].map((at) => Number(pin.slice(at, at + 2)));
  if (first === undefined || second === undefined || third === undefined) return false;
  if (pin.length === 6) return isDay(first, second) || isDay(second, first) || isDay(third, second);
  if (pin.length !== 8) return false;
  const last = Number(pin.slice(6));
  const century = [19, 20];
  return (
    (century.includes(third) && (isDay(first, second) || isDay(second, first))) ||
    (century.includes(first) && isDay(last, third))
  );
}
const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;
