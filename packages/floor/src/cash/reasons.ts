/** Facts and sums that decide in the cash room: message keys with their values. */
export type CashReasons = {
  bigBlindReaches: { readonly hand: number };
  betweenButtonAndBlinds: Record<string, never>;
  passesBigBlind: Record<string, never>;
  straddleMustBe: { readonly amount: number };
  potInBigBlinds: { readonly pot: number; readonly needed: number };
  differenceAfter: { readonly difference: number; readonly allowed: number };
  minutesOfLimit: { readonly minutes: number; readonly limit: number };
  secondTimeTonight: Record<string, never>;
  cameWithinHalfHour: { readonly seats: readonly number[] };
};
