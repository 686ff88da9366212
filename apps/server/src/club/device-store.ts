/** Browsers that somebody has signed in on before, by the hash of the token that each keeps. */
export type DeviceStore = {
  isOf(staff: string, key: string, seenAfter: number): Promise<boolean>;
  isKnown(key: string): Promise<boolean>;
  /** Those last seen before `forgetting` go at the same time. */
  remember(device: {
    readonly key: string;
    readonly staff: string;
    readonly at: number;
    readonly forgetting: number;
  }): Promise<void>;
  forgetAllOf(staff: string): Promise<void>;
};
