import { findVariant, type Variant } from '@riffle/hand';

/** The eleven games of the standard, and how ours are called. */
const IDS = {
  FT: 'limit-holdem',
  NT: 'no-limit-holdem',
  NS: 'no-limit-short-deck',
  PO: 'pot-limit-omaha-4',
  'FO/8': 'limit-omaha-hi-lo-4',
  F7S: 'limit-stud',
  'F7S/8': 'limit-stud-hi-lo',
  FR: 'limit-razz',
  N2L1D: 'no-limit-single-draw-27',
  F2L3D: 'limit-triple-draw-27',
  FB: 'limit-badugi',
} as const;
export type PhhVariant = keyof typeof IDS;
/** @internal tests write every variant. */
export const PHH_VARIANTS = Object.keys(IDS) as readonly PhhVariant[];

export const isPhhVariant = (code: unknown): code is PhhVariant => typeof code === 'string' && Object.hasOwn(IDS, code);
export const variantOf = (code: PhhVariant): Variant => findVariant(IDS[code]) as Variant;
/** The reference player of the standard lets bets in FO/8 go up to the pot, and records are made with it. */
export const looserVariantOf = (code: PhhVariant): Variant | undefined =>
  code === 'FO/8' ? findVariant('pot-limit-omaha-hi-lo-4') : undefined;
/** `undefined` for a game that the standard does not know. */
export const phhVariantOf = ({ id }: Variant): PhhVariant | undefined => PHH_VARIANTS.find((code) => IDS[code] === id);
