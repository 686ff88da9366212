/** By which the house signs its files. */
export type HouseKey = { readonly publicKey: string; readonly privateKey: string };

export type KeyStore = {
  /** The one that there is; where there is none yet this one from now on, whoever else comes with another at once. */
  keep(otherwise: HouseKey, at: number): Promise<HouseKey>;
  find(): Promise<HouseKey | undefined>;
};
