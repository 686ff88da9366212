export type LogoType = 'image/png' | 'image/jpeg' | 'image/webp';

/** The club's own picture, as it was given. */
export type Logo = {
  readonly type: LogoType;
  readonly bytes: Uint8Array;
  /** Of what is in it: part of its address, so that whoever has it need not ask again. */
  readonly hash: string;
};

export type LogoStore = {
  get(): Promise<Logo | undefined>;
  /** The hash alone, where the picture is not wanted. */
  hash(): Promise<string | undefined>;
  /** In place of the one that was there. */
  set(logo: Logo, at: number): Promise<void>;
  /** Whether there was one. */
  remove(): Promise<boolean>;
};
