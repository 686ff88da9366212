import type { Fact } from '@riffle/floor';
import { type AnyFactWord, formatChips, type Language } from '@riffle/words';
import type { Given } from './fact-sheet.ts';

/** How the screen says what is no word of an incident's own. */
export type FactSayings = {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** A list of which it is known that nothing is on it. */
  readonly empty: string;
  readonly card: (card: string) => string;
};

/** What a fact's value says: `No-Limit`, `1000`, `Ja`, `500 + 100 = 600`. */
export function sayFact(
  fact: Fact,
  word: AnyFactWord | undefined,
  value: unknown,
  language: Language,
  say: FactSayings,
): string {
  const chips = (count: number) => formatChips(count, language);
  const name = (one: string) => word?.values?.[one] ?? one;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  if (value === undefined) return say.none;
  switch (fact.type) {
    case 'chips':
      return chips(value as number);
    case 'count':
    case 'seat':
      return String(value);
    case 'yesNo':
      return value === true ? say.yes : say.no;
    case 'choice':
      return name(value as string);
    case 'card':
      return say.card(value as string);
    case 'chipList': {
      const [...each] = value as readonly number[];
      if (each.length === 0) return say.empty;
      if (fact.apart) return each.map(chips).join(' · ');
      const sum = chips(each.reduce((total, chip) => total + chip, 0));
      return each.length === 1 ? sum : `${each.map(chips).join(' + ')} = ${sum}`;
    }
    case 'choices':
      return (value as readonly string[]).length === 0
        ? say.empty
        : list.format((value as readonly string[]).map(name));
    case 'seats':
      return (value as readonly number[]).length === 0
        ? say.none
        : list.format((value as readonly number[]).map(String));
    case 'cards':
      return (value as readonly string[]).length === 0
        ? say.none
        : list.format((value as readonly string[]).map(say.card));
    case 'list':
      return (value as readonly Given[]).map((item) => sayItem(fact.each, word, item, language, say)).join('; ');
  }
}

const sayItem = (
  each: Extract<Fact, { type: 'list' }>['each'],
  word: AnyFactWord | undefined,
  item: Given,
  language: Language,
  say: FactSayings,
): string =>
  Object.entries(each)
    .filter(([name]) => item[name] !== undefined)
    .map(([name, fact]) => {
      const inner = word?.each?.[name];
      return `${inner?.label ?? name}: ${sayFact(fact, inner, item[name], language, say)}`;
    })
    .join(', ');
