import {
  centsIn,
  countIn,
  figureIn,
  flagIn,
  idsIn,
  itemsIn,
  objectIn,
  objectsIn,
  type Rounded,
  textIn,
} from './fields.ts';
import type { TdtPrize } from './tdt-night.ts';
import type { TdtObject, TdtValue } from './tdt-value.ts';

const FOR_A_PLACE = 0;
const [PERCENT, FIXED] = [0, 1];

/** Amounts as the program worked them out. */
export function readPrizes(tournament: TdtObject, rounded: Rounded[]): readonly TdtPrize[] {
  const prizes = objectIn(tournament, 'Prizes');
  if (prizes === undefined) return [];
  return objectsIn(prizes, 'Prizes').map((prize) => {
    const place = countIn(prize, 'Type') === FOR_A_PLACE ? countIn(prize, 'Recipient') : 0;
    return {
      name: textIn(prize, 'Description'),
      ...(place > 0 && { place }),
      amount: centsIn(prize, 'CalculatedAmount', rounded),
      points: figureIn(prize, 'CalculatedPoints'),
      thing: textIn(prize, 'NonMonetary'),
      ...setIn(prize, rounded),
      to: [...new Set(idsIn(prize, 'AwardedToPlayers'))],
    };
  });
}

function setIn(prize: TdtObject, rounded: Rounded[]): Pick<TdtPrize, 'set'> {
  const adjusted = centsIn(prize, 'Adjustment', rounded) !== 0;
  const form = prize.fields.has('AmountType') ? countIn(prize, 'AmountType') : undefined;
  if (form === PERCENT) return { set: { by: 'percent', of: figureIn(prize, 'Amount'), adjusted } };
  return form === FIXED ? { set: { by: 'fixed', of: centsIn(prize, 'Amount', rounded), adjusted } } : {};
}

/** Cents; the program rounds to whole units of the currency. */
export function readRounding(tournament: TdtObject): { readonly rounding: number; readonly automatic: boolean } {
  const prizes = objectIn(tournament, 'Prizes');
  if (prizes === undefined) return { rounding: 0, automatic: false };
  const rounds = countIn(prizes, 'RoundPrizes') !== 0;
  return { rounding: rounds ? centsIn(prizes, 'RoundToNearest', []) : 0, automatic: flagIn(prizes, 'Automatic') };
}

/** Splits of ties and deals: what their fields mean is known of no file, so they are handed on as they stand. */
export function readDeals(tournament: TdtObject): readonly unknown[] {
  const players = objectIn(tournament, 'Players');
  const chops = players && objectIn(players, 'Chops');
  return chops === undefined ? [] : itemsIn(chops, 'Chops').map(plain);
}

function plain(value: TdtValue): unknown {
  switch (value.is) {
    case 'text':
      return value.text;
    case 'number':
      return Number(value.written);
    case 'flag':
      return value.flag;
    case 'nothing':
      return null;
    case 'list':
      return value.items.map(plain);
    case 'object':
      return Object.fromEntries([...value.fields].map(([field, one]) => [field, plain(one)]));
  }
}
