import type { Proposal } from '../proposal.ts';
import type { Tournament } from '../state.ts';

export const proposals = (_state: Tournament): readonly Proposal[] => [];
