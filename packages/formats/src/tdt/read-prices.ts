import { centsIn, countIn, figureIn, flagIn, objectIn, objectsIn, type Rounded, sumIn, textIn } from './fields.ts';
import type { TdtPrices, TdtProfile, TdtSale } from './tdt-night.ts';
import type { TdtObject } from './tdt-value.ts';

/** What is sold, and within which limits. In 3.0 there is one price of each kind, under names of its own. */
export function readPrices(tournament: TdtObject, rounded: Rounded[]): TdtPrices {
  const money = objectIn(tournament, 'Financials');
  if (money === undefined) return NOTHING;
  return {
    entry: soldAs(money, 'Buyins', rounded) ?? oldEntry(money, rounded) ?? NONE,
    rebuy: soldAs(money, 'Rebuys', rounded) ?? NONE,
    addOn: soldAs(money, 'AddOns', rounded) ?? NONE,
    bounties: flagIn(money, 'UseBounties'),
    buyersOnly: flagIn(money, 'RestrictedBounty'),
    whileIn: flagIn(money, 'AllowInTourneyRebuys'),
  };
}

const NONE: TdtSale = { on: false, profiles: [], through: 0, perPerson: 0, total: 0, fewestLeft: 0 };
const NOTHING: TdtPrices = {
  ...{ entry: NONE, rebuy: NONE, addOn: NONE },
  ...{ bounties: false, buyersOnly: false, whileIn: false },
};

function soldAs(money: TdtObject, field: 'Buyins' | 'Rebuys' | 'AddOns', rounded: Rounded[]): TdtSale | undefined {
  const sale = objectIn(money, field);
  if (sale === undefined) return undefined;
  const listed = sale.fields.has('Profiles') ? objectsIn(sale, 'Profiles') : [sale];
  const profiles = listed.map((one) => profileIn(one, rounded));
  const usual = profiles[countIn(sale, 'DefIndex')];
  return {
    on: flagIn(sale, 'Allow'),
    // the usual one first: it is what is proposed
    profiles: usual === undefined ? profiles : [usual, ...profiles.filter((one) => one !== usual)],
    through: countIn(sale, 'LastRound'),
    perPerson: countIn(sale, 'MaxPerPlayer'),
    total: countIn(sale, 'MaxTotal'),
    fewestLeft: countIn(sale, 'MinPlayers'),
  };
}

function profileIn(profile: TdtObject, rounded: Rounded[]): TdtProfile {
  return {
    name: textIn(profile, 'Name').trim(),
    on: !profile.fields.has('Enabled') || flagIn(profile, 'Enabled'),
    fee: centsIn(profile, 'Fee', rounded),
    rake: sumIn(profile, 'Rake', rounded),
    chips: countIn(profile, 'Chips'),
    points: figureIn(profile, 'Points'),
    bounty: centsIn(profile, 'BountyChipCost', rounded),
  };
}

function oldEntry(money: TdtObject, rounded: Rounded[]): TdtSale | undefined {
  if (!money.fields.has('EntryFee')) return undefined;
  const profile: TdtProfile = {
    ...{ name: '', on: true },
    fee: centsIn(money, 'EntryFee', rounded),
    rake: sumIn(money, 'PPRake', rounded),
    chips: countIn(money, 'StartingChips'),
    points: figureIn(money, 'PointsForBuyin'),
    bounty: centsIn(money, 'DefaultBounty', rounded),
  };
  return { ...NONE, on: true, profiles: [profile] };
}
