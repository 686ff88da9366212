import { type Field, type Form, type QuestionName, questions } from '@riffle/league';
import { type Currency, minorUnits } from '@riffle/money';
import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const WORDS = { de, en } as const;
const YES = { de: ['ja', 'nein'], en: ['yes', 'no'] } as const;

/** How a field is called, one item of a list, or an answer of its own meaning; nothing where it is said as it stands. */
export const leagueAnswerWord = (language: Language, place: string): string | undefined => WORDS[language][place];

/** What an answer is: a line, or parts with their names. */
export type SaidAnswer = { readonly text: string; readonly parts: readonly SaidPart[] };
type SaidPart = { readonly label: string; readonly said: SaidAnswer };
type Saying = { readonly language: Language; readonly currency: Currency | undefined };

/** An answer in words. Without a currency an amount is a number with two places. */
export const sayLeagueAnswer = (
  language: Language,
  question: QuestionName,
  value: unknown,
  currency?: Currency,
): SaidAnswer => say(questions[question], value, question, { language, currency });

/** The same in one line. */
export function inOneLine({ text, parts }: SaidAnswer): string {
  const told = parts.map(({ label, said }) => `${label}: ${inOneLine(said)}`).join('; ');
  return [text, told].filter((one) => one !== '').join('; ');
}

const line = (text: string): SaidAnswer => ({ text, parts: [] });

/** What is half typed is no answer yet: it is said as it stands. */
function say(form: Form, value: unknown, place: string, saying: Saying): SaidAnswer {
  const word = (key: string): string | undefined => leagueAnswerWord(saying.language, `${place}=${key}`);
  switch (form.form) {
    case 'oneOf':
    case 'text':
      return line(word(String(value)) ?? String(value));
    case 'flag':
      return line(YES[saying.language][value === true ? 0 : 1]);
    case 'count':
      return line(
        typeof value === 'number'
          ? ((value === 0 ? word('0') : undefined) ?? number(form, value, saying))
          : String(value),
      );
    case 'someOf':
    case 'list':
      return Array.isArray(value) ? sayList(form, value, place, saying) : line(String(value));
    case 'record':
      return isRecord(value) ? sayFields(form.fields, value, place, saying) : line(String(value));
    case 'ways': {
      if (!isRecord(value)) return line(String(value));
      const { is: chosen } = value;
      const is = String(chosen);
      const { text, parts } = sayFields(form.each[is] ?? {}, value, place, saying);
      const way = word(is) ?? is;
      return text === '' ? { text: way, parts } : { text: `${way} (${text})`, parts };
    }
    case 'named':
      return line(JSON.stringify(value));
  }
}

function sayList(
  form: Extract<Form, { readonly form: 'someOf' | 'list' }>,
  value: readonly unknown[],
  place: string,
  saying: Saying,
): SaidAnswer {
  if (value.length === 0) return line(leagueAnswerWord(saying.language, `${place}=[]`) ?? '–');
  if (form.form === 'someOf')
    return line(value.map((one) => leagueAnswerWord(saying.language, `${place}=${String(one)}`) ?? one).join(', '));
  const items = value.map((one) => say(form.of, one, `${place}[]`, saying));
  if (isPlain(form.of)) return line(items.map(({ text }) => text).join(', '));
  const item = leagueAnswerWord(saying.language, `${place}[]`) ?? '';
  return { text: '', parts: items.map((said, nth) => ({ label: `${item} ${String(nth + 1)}`, said })) };
}

/** Fields that are short stand in one line, the others below it. */
function sayFields(
  fields: { readonly [field: string]: Field },
  value: { readonly [field: string]: unknown },
  place: string,
  saying: Saying,
): SaidAnswer {
  const there = Object.entries(fields).filter(([name]) => value[name] !== undefined);
  const parts = there.map(([name, field]): SaidPart & { readonly short: boolean } => ({
    label: leagueAnswerWord(saying.language, `${place}.${name}`) ?? name,
    said: say(field, value[name], `${place}.${name}`, saying),
    short: isPlain(field) || (field.form === 'list' && isPlain(field.of)),
  }));
  return {
    text: parts.flatMap(({ short, label, said }) => (short ? [`${label}: ${said.text}`] : [])).join(' · '),
    parts: parts.flatMap(({ short, label, said }) => (short ? [] : [{ label, said }])),
  };
}

const isPlain = ({ form }: Form): boolean =>
  form !== 'list' && form !== 'record' && form !== 'ways' && form !== 'named';
const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function number(
  form: Extract<Form, { readonly form: 'count' }>,
  value: number,
  { language, currency }: Saying,
): string {
  if (form.of !== 'money') return new Intl.NumberFormat(language).format(value);
  return currency === undefined
    ? new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(value / 100)
    : new Intl.NumberFormat(language, { style: 'currency', currency }).format(value / minorUnits(currency));
}
