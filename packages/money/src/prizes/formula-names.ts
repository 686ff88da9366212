/** What a formula may ask that chooses the step of a table; docs/formula.md says what each is worth. */
export const FIELD_NAMES = ['buyins', 'totalRebuys', 'totalAddOns', 'pot', 'preGuaranteedPot'] as const;

/** What a night keeps for itself: where it goes on from other days, nobody knows these of the days before. */
export const NIGHT_NAMES = [
  'totalBuyinsAmount',
  'totalBuyinsChips',
  'totalBuyinsRake',
  'totalRebuysAmount',
  'totalRebuysChips',
  'totalRebuysRake',
  'totalAddOnsAmount',
  'totalAddOnsChips',
  'totalAddOnsRake',
  'bountyTotal',
  'numberOfRebuys',
  'numberOfAddOns',
  'numberOfHits',
  'numberOfBountyChips',
  'numberOfBountiesWon',
  'buyinCost',
  'rebuyCost',
  'addOnCost',
  'bountyChipCost',
  'totalCost',
  'buyinRake',
  'rebuyRake',
  'addOnRake',
  'totalRake',
  'bountyWinnings',
  'totalWinnings',
  'take',
] as const;

/** What a formula of points may ask. */
export const POINTS_NAMES = [
  'rank',
  'position',
  'roundOut',
  'inTheMoney',
  'inTheMoneyRank',
  ...FIELD_NAMES,
  'guaranteedPot',
  'houseContribution',
  'prizeWinnings',
  ...NIGHT_NAMES,
] as const;
export type PointsName = (typeof POINTS_NAMES)[number];

/** Amounts of the whole night: by its points anybody could reckon what is played for. */
export const NIGHT_AMOUNTS: readonly PointsName[] = [
  'pot',
  'preGuaranteedPot',
  'guaranteedPot',
  'houseContribution',
  'totalBuyinsAmount',
  'totalBuyinsRake',
  'totalRebuysAmount',
  'totalRebuysRake',
  'totalAddOnsAmount',
  'totalAddOnsRake',
  'bountyTotal',
];

/** Amounts of whoever has the points: what he paid and what he won. */
export const OWN_AMOUNTS: readonly PointsName[] = [
  'prizeWinnings',
  'buyinCost',
  'rebuyCost',
  'addOnCost',
  'bountyChipCost',
  'totalCost',
  'buyinRake',
  'rebuyRake',
  'addOnRake',
  'totalRake',
  'bountyWinnings',
  'totalWinnings',
  'take',
];
