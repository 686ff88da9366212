import type { HandRefusal, Phase, SetupFault } from '@riffle/hand';

/** A sentence for every reason for which a hand refuses something. Rules are shown beside it, not in it. */
export type HandRefusalWords = {
  readonly [C in HandRefusal['code']]: (refusal: Extract<HandRefusal, { readonly code: C }>) => string;
};
export type PhaseWords = { readonly [P in Phase]: string };
export type FaultWords = { readonly [F in SetupFault]: string };
