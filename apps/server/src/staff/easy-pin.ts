/** Tried first by whoever guesses, beside what has a pattern: drawn on the keypad, said as a joke. */
const USED_BY_MANY: readonly string[] = [
  ...['159753', '147258', '147852', '258369', '852456', '789456', '456789', '753951', '951753', '741852', '963852'],
  ...['142536', '123789', '124578', '235689', '007007', '112358', '314159', '271828', '246810', '420420', '696969'],
  ...['808080', '123123', '100200', '102030', '112211', '131313', '147369', '159357', '321654', '987321', '654123'],
];

/** With or without a few digits behind them. */
const WORDS: readonly string[] = [
  ...[
    'password',
    'passwort',
    'passwd',
    'pass',
    'geheim',
    'secret',
    'hallo',
    'hello',
    'willkommen',
    'welcome',
    'schatz',
  ],
  ...['admin', 'administrator', 'master', 'login', 'letmein', 'iloveyou', 'ichliebedich', 'monkey', 'dragon', 'sommer'],
  ...['summer', 'winter', 'fussball', 'football', 'riffle', 'poker', 'holdem', 'texasholdem', 'turnier', 'tournament'],
  ...[
    'dealer',
    'floor',
    'floorman',
    'casino',
    'allin',
    'royalflush',
    'fullhouse',
    'abc',
    'qwer',
    'qwert',
    'asdf',
    'test',
  ],
];
const ROWS: readonly string[] = [
  ...['abcdefghijklmnopqrstuvwxyz', 'qwertzuiopü', 'qwertyuiop', 'azertyuiop', 'asdfghjklöä', 'yxcvbnm', 'zxcvbnm'],
  ...['1q2w3e4r5t6z7u8i9o0p', '1q2w3e4r5t6y7u8i9o0p', '1qay2wsx3edc', '1qaz2wsx3edc', 'qayxsw', 'qazwsx', 'qwerasdf'],
];

/** Whether somebody finds it within a few tries: one digit, a run, a piece said twice, a date, a word, a favourite. */
export function isEasy(given: string): boolean {
  // as it would be guessed, however its letters and digits are drawn
  const pin = given
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
  if (isRepeated(pin) || USED_BY_MANY.includes(pin) || isInRow(pin) || isWord(pin)) return true;
  if (!/^\d+$/.test(pin)) return false;
  return isRun(pin, 1) || isRun(pin, 9) || isMirrored(pin) || isPairs(pin) || isDate(pin);
}

/** One piece again and again: 111111, 121212, 123123. */
const isRepeated = (pin: string): boolean =>
  [1, 2, 3, 4].some(
    (size) => pin.length >= size * 2 && pin === pin.slice(0, size).repeat(pin.length).slice(0, pin.length),
  );

/** As it lies on a keyboard or in the alphabet, from either end: abcdef, qwertz, fedcba. */
const isInRow = (pin: string): boolean =>
  [pin, [...pin].toReversed().join('')].some((said) => ROWS.some((row) => row.includes(said)));

/** password, Password1!, p4ssw0rd, poker2026 */
function isWord(pin: string): boolean {
  const plain = pin.replace(/[\d!?]{0,4}$/, '');
  return [pin, plain].some((said) => WORDS.includes(said) || WORDS.includes(asLetters(said)));
}
const asLetters = (word: string): string =>
  word.replace(/[013457@$]/g, (sign) => ({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a' })[sign] ?? 's');

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
