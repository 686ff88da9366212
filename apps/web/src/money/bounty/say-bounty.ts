import type { EntryId, HeadTaken } from '@riffle/tournament';
import type { Words } from '../../words/de/index.ts';
import type { BountiesOfHand, ToldHand } from './bounties-of-hand.ts';

/** How names, lists of them and amounts are said. */
export type Saying = {
  readonly words: Words['bounty'];
  readonly name: (entry: EntryId) => string;
  readonly and: (names: readonly string[]) => string;
  readonly money: (amount: number) => string;
};

/** What becomes of one bounty, in lines: who gets what, or why nobody does. */
export function sayHead(
  taken: HeadTaken,
  by: readonly EntryId[],
  mystery: boolean,
  { words, name, and, money }: Saying,
): readonly string[] {
  const whose = name(taken.entry);
  const [killer, ...others] = by;
  const one = killer !== undefined && others.length === 0 ? name(killer) : undefined;
  switch (taken.is) {
    case 'won': {
      if (taken.kept) {
        const amount = money(taken.value);
        return [one === undefined ? words.kept(whose, amount) : words.keptByOne(one, whose, amount)];
      }
      return taken.parts.map(({ entry, paid, onto }) =>
        [words.paid(name(entry), money(paid)), ...(onto > 0 ? [words.onto(money(onto))] : [])].join(', '),
      );
    }
    case 'envelope': {
      if (taken.kept) return [one === undefined ? words.keptEnvelope(whose) : words.keptEnvelopeByOne(one, whose)];
      return [words.envelope(and(taken.by.map(name)), taken.by.length > 1)];
    }
    case 'stays':
      return [sayStays(taken, mystery, { words, name, money })];
  }
}

function sayStays(
  { why, value, entry }: Extract<HeadTaken, { readonly is: 'stays' }>,
  mystery: boolean,
  { words, name, money }: Pick<Saying, 'words' | 'name' | 'money'>,
): string {
  const { stays } = words;
  switch (why) {
    case 'noHead':
      return stays.noHead(name(entry));
    case 'notSealed':
      return stays.notSealed;
    case 'nobodyNamed':
      return mystery ? stays.envelopeNobody : stays.nobodyNamed(money(value));
    case 'oneOfSeveral':
      return mystery ? stays.envelopeSeveral : stays.oneOfSeveral(money(value));
  }
}

/** What becomes of the bounties of this hand, for a notice: who won what, and why nobody won the others. */
export function tellBounties({ taken, mystery }: BountiesOfHand, out: ToldHand['out'], saying: Saying): string {
  const { words, name, and, money } = saying;
  const won = new Map<EntryId, { paid: number; onto: number }>();
  for (const one of taken)
    for (const { entry, paid, onto } of one.is === 'won' && !one.kept ? one.parts : []) {
      const sum = won.get(entry) ?? { paid: 0, onto: 0 };
      won.set(entry, { paid: sum.paid + paid, onto: sum.onto + onto });
    }
  const parts = [...won].map(([entry, { paid, onto }]) =>
    [words.toldPart(name(entry), money(paid)), ...(onto > 0 ? [words.toldOnto(money(onto))] : [])].join(' '),
  );
  const drawn = taken.flatMap((one) => (one.is === 'envelope' && !one.kept ? [name(one.entry)] : []));
  const nobody = taken.flatMap((one) => {
    const by = out.find(({ entry }) => entry === one.entry)?.by ?? [];
    return one.is === 'stays' || one.kept ? sayHead(one, by, mystery, saying) : [];
  });
  return [
    ...(parts.length > 0 ? [words.told(parts.join(', '))] : []),
    ...(drawn.length > 0 ? [words.toldEnvelope(and(drawn))] : []),
    ...new Set(nobody),
  ].join(' ');
}
