import { isCurrency, minorUnits, type PointsShare } from '@riffle/money';
import type { Language } from './language.ts';

const GROUP: { readonly [L in Language]: string } = { de: '\u202F', en: ',' };

/** Whole chips, grouped by threes from five digits on in German (12 500), always in English (1,250). */
export function formatChips(count: number, language: Language): string {
  const digits = String(Math.abs(count));
  const grouped = language === 'de' && digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  return count < 0 ? `−${grouped}` : grouped;
}

type Posted = {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly bringIn?: number;
};

/** What is posted or bet: up to four digits as spoken, without a comma, as three figures in a row are read faster so. */
const formatStake = (count: number, language: Language): string =>
  count < 10_000 ? String(count) : formatChips(count, language);

/** The blinds as they are called out: 500/1000 (1000), the ante in brackets where there is one. */
export function formatStakes(level: Posted, language: Language): string {
  // where nobody posts blinds the bets are told: the lower one, and twice that
  const stakes =
    level.bringIn === undefined ? [level.smallBlind, level.bigBlind] : [level.bigBlind, level.bigBlind * 2];
  return (
    stakes.map((count) => formatStake(count, language)).join('/') +
    (level.ante === 0 ? '' : ` (${formatStake(level.ante, language)})`)
  );
}

/** As the bets that it goes with: Bring-in 1500. */
export const formatBringIn = (bringIn: number, language: Language): string =>
  `Bring-in ${formatStake(bringIn, language)}`;

/** The same with the bring-in, where there is one: 800/1600 (100) · Bring-in 200. */
export const formatBlinds = (level: Posted, language: Language): string =>
  formatStakes(level, language) + (level.bringIn === undefined ? '' : ` · ${formatBringIn(level.bringIn, language)}`);

/** A stack in big blinds, rounded down from ten on, to half a blind below. */
export function formatBigBlinds(stack: number, bigBlind: number, language: Language): string {
  if (bigBlind <= 0) return '';
  const blinds = stack / bigBlind;
  const shown =
    blinds >= 10
      ? formatChips(Math.floor(blinds), language)
      : new Intl.NumberFormat(language).format(Math.floor(blinds * 2) / 2);
  return `${shown}\u00A0BB`;
}

const two = (n: number) => String(n).padStart(2, '0');

function clockFigures(seconds: number): string {
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${String(Math.floor(seconds / 3600))}:${clock}` : clock;
}

/** `h:mm:ss` or `mm:ss`, rounded down to the second: how long something took. */
export const formatDuration = (ms: number): string =>
  `${ms < 0 ? '−' : ''}${clockFigures(Math.floor(Math.abs(ms) / 1000))}`;

/** `h:mm:ss` or `mm:ss`, rounded up: a clock that runs down stands at its full time first and at zero only when it is over. */
export const formatRemaining = (ms: number): string => clockFigures(Math.max(0, Math.ceil(ms / 1000)));

/** Whole minutes still to go, rounded up: `12 min`, from an hour on `1 h 05 min`. */
export function formatMinutes(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  if (minutes < 60) return `${String(minutes)}\u00A0min`;
  return `${String(Math.floor(minutes / 60))}\u00A0h\u00A0${two(minutes % 60)}\u00A0min`;
}

/** Of each language and zone one: to make it takes a phone longer than all that is written with it. */
const timesOfDay = new Map<string, Intl.DateTimeFormat>();

/** A moment as a time of day, `19:30`; without a zone in that of the device. Throws where there is no such zone. */
export function formatTimeOfDay(at: number, language: Language, timeZone?: string): string {
  const key = `${language} ${timeZone ?? ''}`;
  const known = timesOfDay.get(key);
  if (known !== undefined) return known.format(at);
  const made = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(timeZone !== undefined && { timeZone }),
  });
  timesOfDay.set(key, made);
  return made.format(at);
}

/** A day as people name it: `Sa., 21. November 2026`. */
export const formatDay = (at: number, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at);

/** Money from minor units, without the cents where there are none, grouped as chips are: `12 500 €`, `€12.50`. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  const minor = isCurrency(currency) ? minorUnits(currency) : 100;
  const digits = cents % minor === 0 ? 0 : Math.round(Math.log10(minor));
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(cents / minor)
    .map(({ type, value }) => (type === 'group' ? GROUP[language] : value))
    .join('');
}

const ENGLISH_ENDING: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** A place: `3.` and `3rd`; shared by several, `3.–4.` and `3rd–4th`. */
export function formatPlace(place: number, language: Language, sharedBy = 1): string {
  const ordinal = (n: number) =>
    language === 'de'
      ? `${String(n)}.`
      : `${String(n)}${ENGLISH_ENDING[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)] ?? 'th'}`;
  return sharedBy > 1 ? `${ordinal(place)}–${ordinal(place + sharedBy - 1)}` : ordinal(place);
}

/** Points with their unit; shared ones to hundredths. */
export const formatPoints = ({ sum, among }: PointsShare, language: Language): string =>
  `${hundredths({ sum, among }).toLocaleString(language)}\u00A0${language === 'de' ? 'Pkt.' : 'pts'}`;

/** Whom somebody put out; a part of one where several did it together and it is parted. */
export function formatHits(hits: PointsShare, language: Language): string {
  const figure = hundredths(hits);
  const one = Math.abs(figure) === 1;
  return `${figure.toLocaleString(language)}\u00A0${language === 'de' ? 'Hit' : 'hit'}${one ? '' : 's'}`;
}

const hundredths = ({ sum, among }: PointsShare): number => Math.round((100 * sum) / among) / 100;
