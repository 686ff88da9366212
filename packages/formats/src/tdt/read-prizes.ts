import { centsIn, countIn, figureIn, idsIn, itemsIn, objectIn, objectsIn, type Rounded, textIn } from './fields.ts';
import type { TdtPrize } from './tdt-night.ts';
import type { TdtObject, TdtValue } from './tdt-value.ts';

const FOR_A_PLACE = 0;

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
      to: [...new Set(idsIn(prize, 'AwardedToPlayers'))],
    };
  });
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
