import type { QuestionName } from '@riffle/league';

/** How each question of a competition profile is called in front of a league's office. */
export type QuestionLabels = { readonly [N in QuestionName]: string };
