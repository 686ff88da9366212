import { sayInput } from '@riffle/words';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { detailOf, errorsIn } from './invalid-input.ts';

const cash = z.strictObject({ by: z.literal('cash'), amount: z.int().min(0).max(1000) });
const card = z.strictObject({ by: z.literal('card'), slip: z.string().min(1) });
const form = z.strictObject({
  name: z.string().min(1).max(80),
  pin: z.string().min(6),
  seat: z.literal([1, 2, 3, 4]),
  means: z.enum(['cash', 'card']),
  price: z.int().min(0),
  points: z.number().gt(0).lt(100).multipleOf(5),
  entries: z.array(z.uuid()).min(1).max(2),
  stack: z.union([z.int().min(1), z.literal('upToStart')]),
  levels: z.array(z.strictObject({ duration: z.int().min(60_000) })),
  paid: z.discriminatedUnion('by', [cash, card]),
  either: z.union([z.strictObject({ a: z.strictObject({ minutes: z.int() }) }), z.strictObject({ b: z.int() })]),
  email: z.email(),
  website: z.url(),
  listed: z.boolean(),
  query: z.string().regex(/^a+$/),
  code: z.string().refine((code) => code === 'known'),
});
const GOOD: z.input<typeof form> = {
  ...{ name: 'Anna', pin: '482913', seat: 1, means: 'cash', price: 0, points: 5, stack: 'upToStart', listed: true },
  ...{ entries: ['018f4c1e-0000-4000-8000-000000000000'], levels: [{ duration: 60_000 }], code: 'known', query: 'aa' },
  ...{ paid: { by: 'cash', amount: 5 }, either: { b: 1 }, email: 'a@b.de', website: 'https://riffle.test' },
};
const said = (wrong: object, language: 'de' | 'en' = 'de') => {
  const read = form.safeParse({ ...GOOD, ...wrong }, { reportInput: true });
  return errorsIn(read.error?.issues ?? [], language).map(({ pointer, detail }) => `${pointer} ${detail}`);
};

describe('what is wrong with an input', () => {
  it('is nothing where it is right', () => expect(said({})).toEqual([]));

  it.each([
    [{ name: undefined }, '/name Name: Das fehlt.', '/name Name: This is missing.'],
    [{ name: '' }, '/name Name: Das darf nicht leer sein.', '/name Name: This must not be empty.'],
    [{ name: 7 }, '/name Name: Hier gehört ein Text hin.', '/name Name: This has to be a text.'],
    [{ pin: '12' }, '/pin PIN: Mindestens 6 Zeichen sind nötig.', '/pin PIN: This has to have at least 6 characters.'],
    [{ seat: 11 }, '/seat Platz: Möglich ist 1 bis 4.', '/seat Seat: Possible is 1 to 4.'],
    [
      { means: 'gold' },
      '/means Zahlungsart: Möglich ist „cash“ oder „card“.',
      '/means Means of payment: Possible is “cash” or “card”.',
    ],
    [{ price: 0.5 }, '/price Preis: Hier gehört eine ganze Zahl hin.', '/price Price: This has to be a whole number.'],
    [{ price: -1 }, '/price Preis: Mindestens 0 ist nötig.', '/price Price: This has to be at least 0.'],
    [{ points: 0 }, '/points Punkte: Mehr als 0 ist nötig.', '/points Points: This has to be more than 0.'],
    [{ points: 100 }, '/points Punkte: Weniger als 100 ist möglich.', '/points Points: This may be less than 100.'],
    [{ points: 7 }, '/points Punkte: Möglich sind Schritte von 5.', '/points Points: This goes in steps of 5.'],
    [{ entries: [] }, '/entries Meldungen: Das darf nicht leer sein.', '/entries Entries: This must not be empty.'],
    [
      { entries: ['x'] },
      '/entries/0 Meldungen (1. Eintrag): Das ist keine Kennung, wie Riffle sie vergibt.',
      '/entries/0 Entries (item 1): This is no id as Riffle gives them.',
    ],
    [{ stack: {} }, '/stack Stack: So lässt sich das nicht lesen.', '/stack Stack: This cannot be read.'],
    [
      { levels: [{ duration: 60_000 }, { duration: 1 }] },
      '/levels/1/duration Dauer (2. Eintrag): Mindestens 60.000 ist nötig.',
      '/levels/1/duration Duration (item 2): This has to be at least 60,000.',
    ],
    [
      { paid: { by: 'gold' } },
      '/paid/by Durch wen: Das ist hier nicht bekannt.',
      '/paid/by By whom: This is not known here.',
    ],
    [{ paid: { by: 'cash' } }, '/paid/amount Betrag: Das fehlt.', '/paid/amount Amount: This is missing.'],
    [
      { either: { a: { minutes: 'x' } } },
      '/either/a/minutes Minuten: Hier gehört eine Zahl hin.',
      '/either/a/minutes Minutes: This has to be a number.',
    ],
    [{ email: 'a' }, '/email E-Mail: Das ist keine E-Mail-Adresse.', '/email E-mail: This is no e-mail address.'],
    [{ website: 'a' }, '/website „website“: Das ist kein Link.', '/website “website”: This is no link.'],
    [{ listed: 'x' }, '/listed „listed“: Hier gehört Ja oder Nein hin.', '/listed “listed”: This has to be yes or no.'],
    [{ query: 'b' }, '/query „query“: So lässt sich das nicht lesen.', '/query “query”: This cannot be read.'],
    [{ code: 'b' }, '/code Code: So lässt sich das nicht lesen.', '/code Code: This cannot be read.'],
    [{ hat: 1 }, ' „hat“ ist hier nicht vorgesehen.', ' There is no “hat” here.'],
  ])('is said to people: %j', (wrong, de, en) => {
    expect(said(wrong)).toEqual([de]);
    expect(said(wrong, 'en')).toEqual([en]);
  });

  it('is three sentences at most where one text is shown, none of them twice', () => {
    const of = (...details: readonly string[]) => detailOf(details.map((detail) => ({ pointer: '', detail })));
    expect(of('a.', 'a.', 'b.', 'c.', 'd.')).toBe('a. b. c.');
  });

  it('has no words of a schema in it, whatever is wrong', () => {
    for (const [, value] of Object.entries({ a: null, b: [], c: {}, d: '', e: Number.NaN, f: 1e300, g: true })) {
      for (const field of Object.keys(GOOD)) {
        for (const language of ['de', 'en'] as const)
          expect(
            said({ [field]: value }, language)
              .join(' ')
              .replace(/^\S+/, ''),
          ).not.toMatch(
            /\b(?:string|int|array|object|boolean|null|undefined|NaN|regex|expected|erwartet|received)\b|[<>]=/i,
          );
      }
    }
  });

  it('is a sentence of its own where no field is named', () =>
    expect(sayInput([], { is: 'missing' }, 'de')).toBe('Das fehlt.'));
});
