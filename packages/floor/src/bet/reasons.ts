/** Facts and sums that decide at the bet: message keys with their values, in chips. */
export type BetReasons = {
  missingFromCall: { readonly add: number; readonly toFace: number };
};
