import type { PresenceKinds, PresenceOutcome, PresenceReasons, PresenceSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const presenceKindsDe: KindWords<PresenceKinds> = {};

export const presenceOutcomesDe: OutcomeWords<PresenceOutcome> = {};

export const presenceStepsDe: Sentences<PresenceSteps> = {};

export const presenceReasonsDe: Sentences<PresenceReasons> = {};
