import type { SaleKind } from '@riffle/tournament';
import type { PartDraft, PricesDraft, ProfileDraft } from './prices-draft.ts';

/** What clubs begin with; every figure can be changed. */
export const READY_PRICES = ['freezeout', 'rebuys', 'bounty'] as const;
export type ReadyPrices = (typeof READY_PRICES)[number];

type Named = { readonly [K in SaleKind]: string };

const part = (is: PartDraft['for'], amount: string): PartDraft => ({ for: is, name: '', amount });
const PARTS: { readonly [K in ReadyPrices]: readonly PartDraft[] } = {
  freezeout: [part('prizes', '20')],
  rebuys: [part('prizes', '10')],
  bounty: [part('prizes', '15'), part('bounty', '5')],
};

/** What is sold first where nothing else is known: for these chips, in the words of whoever sets it up. */
export function newProfile(kind: SaleKind, id: string, name: string, chips: string): ProfileDraft {
  const amount = kind === 'addOn' ? '10' : '20';
  return {
    ...{ id, kind, name, chips, parts: [part('prizes', amount)] },
    ...{ from: '', through: kind === 'rebuy' ? '4' : '', since: '', until: '', breaks: '', whileIn: false, points: '' },
  };
}

export function readyPrices(
  which: ReadyPrices,
  {
    currency,
    chips,
    named,
    newId,
  }: { currency: PricesDraft['currency']; chips: string; named: Named; newId: () => string },
): PricesDraft {
  const none = () => ({ perPerson: '', total: '', through: '', fewestLeft: '' });
  const entry = { ...newProfile('entry', newId(), named.entry, chips), parts: PARTS[which].map((one) => ({ ...one })) };
  const more: ProfileDraft[] =
    which === 'rebuys'
      ? [
          { ...newProfile('rebuy', newId(), named.rebuy, chips), parts: [part('prizes', '10')] },
          { ...newProfile('addOn', newId(), named.addOn, chips), parts: [part('prizes', '10')] },
        ]
      : [];
  return {
    ...{
      currency,
      profiles: [entry, ...more],
      guarantee: '',
      bounty: { by: 'head', toKiller: '50', buyersOnly: false },
    },
    limits: {
      reEntry: none(),
      rebuy: { ...none(), ...(which === 'rebuys' && { through: '4' }) },
      addOn: { ...none(), ...(which === 'rebuys' && { perPerson: '1' }) },
    },
  };
}
