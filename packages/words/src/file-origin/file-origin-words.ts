import type { Tampering } from '@riffle/formats/problems';

type Signed = { readonly club: string; readonly day: string; readonly fingerprint: string };

/** Where a file comes from, and what was done to it since. */
export type FileOriginWords = {
  readonly unsigned: { readonly title: string; readonly detail: string };
  readonly forged: { readonly title: string; readonly detail: string };
  readonly thisHouse: (signed: Signed) => string;
  readonly anotherHouse: (signed: Signed) => string;
  readonly unchanged: string;
  readonly anotherHouseDetail: string;
  readonly changed: string;
  readonly step: { readonly [T in Tampering]: (step: number, text: string | undefined) => string };
  readonly person: { readonly [T in Tampering]: (name: string | undefined) => string };
  readonly member: { readonly [T in Tampering]: (name: string | undefined) => string };
  readonly otherId: string;
  readonly more: (steps: number) => string;
};
