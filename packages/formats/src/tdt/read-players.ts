import {
  centsIn,
  countIn,
  figureIn,
  flagIn,
  idIn,
  idsIn,
  neededCents,
  neededCount,
  objectIn,
  objectsIn,
  type Rounded,
  sumIn,
  textIn,
} from './fields.ts';
import type { TdtAddOn, TdtBuyIn, TdtPlayer } from './tdt-night.ts';
import { NotTdt, type TdtObject } from './tdt-value.ts';

/** What stands in the file itself; places, hits and sums follow from all of them. */
export type PlayerInFile = Omit<TdtPlayer, 'place' | 'tied' | 'hits' | 'paid' | 'bounties' | 'won' | 'points'>;

/** Nobody's address, mail, telephone, notes or picture: a result needs none of them. */
export function readPlayers(tournament: TdtObject, rounded: Rounded[]): readonly PlayerInFile[] {
  const listed = objectIn(tournament, 'Players');
  const all = listed && objectIn(listed, 'Players');
  if (all === undefined) return [];
  return [...all.fields.entries()].map(([id, value]) => {
    if (value.is !== 'object') throw new NotTdt({ code: 'field-wrong', field: 'Players' }, value.at);
    return readPlayer(id, value, rounded);
  });
}

function readPlayer(key: string, player: TdtObject, rounded: Rounded[]): PlayerInFile {
  const id = idIn(player, 'UUID');
  if (id !== key) throw new NotTdt({ code: 'field-wrong', field: 'UUID' }, player.at);
  const named = objectIn(player, 'Name');
  const [nickname, firstName, lastName] = (['Nickname', 'Firstname', 'Lastname'] as const).map((part) =>
    named === undefined ? '' : textIn(named, part).trim(),
  ) as [string, string, string];
  const name = nickname || [firstName, lastName].filter((part) => part !== '').join(' ');
  if (name === '') throw new NotTdt({ code: 'field-missing', field: 'Nickname' }, player.at);
  return {
    ...{ id, name, nickname, firstName, lastName },
    buyIns: objectsIn(player, 'Buyins').map((one) => readBuyIn(one, rounded)),
    addOns: objectsIn(player, 'AddOns').map((one) => readBought(one, rounded)),
    adjusted: {
      cash: centsIn(player, 'CashAdjustment', rounded),
      points: figureIn(player, 'PointsAdjustment'),
      hits: figureIn(player, 'HitsAdjustment'),
    },
    paidInFull: flagIn(player, 'PaidInFull'),
  };
}

function readBought(bought: TdtObject, rounded: Rounded[]): TdtAddOn {
  return {
    at: neededCount(bought, 'Time'),
    level: countIn(bought, 'Round'),
    amount: neededCents(bought, 'Amount', rounded),
    rake: sumIn(bought, 'Rake', rounded),
    chips: countIn(bought, 'Chips'),
    points: figureIn(bought, 'Points'),
    profile: textIn(bought, 'ProfileName'),
  };
}

function readBuyIn(buyIn: TdtObject, rounded: Rounded[]): TdtBuyIn {
  const out = objectIn(buyIn, 'BustOut');
  return {
    ...readBought(buyIn, rounded),
    bounty: centsIn(buyIn, 'PersonalBounty', rounded),
    ...(out && {
      out: { at: neededCount(out, 'Time'), level: countIn(out, 'Round'), by: idsIn(out, 'HitmanUUID') },
    }),
  };
}
