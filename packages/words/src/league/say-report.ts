import type { Neighbours, Remark, SeasonReport } from '@riffle/league';
import type { Language } from '../language.ts';
import type { LeagueNaming } from './league-words.ts';
import { sayLeagueRemark, sayWhyAhead } from './say-league.ts';
import { sayCandidacy, sayDownfall, saySaving } from './say-movement.ts';

type Told = { readonly told: string };
type Movement = NonNullable<SeasonReport['movement']>;
export type ToldReport = Omit<SeasonReport, 'rounds' | 'reasons' | 'movement'> & {
  readonly movement?: ToldMovement;
  readonly rounds: readonly (Omit<SeasonReport['rounds'][number], 'remarks'> & {
    readonly remarks: readonly (Remark & Told)[];
  })[];
  readonly reasons: readonly (Neighbours & Told)[];
};

type ToldMovement = Omit<Movement, 'divisions' | 'fromPlayOff'> & {
  readonly divisions: readonly (Omit<Movement['divisions'][number], 'down' | 'candidates' | 'savings'> & {
    readonly [F in 'down' | 'candidates' | 'savings']: readonly (Movement['divisions'][number][F][number] & Told)[];
  })[];
  readonly fromPlayOff: readonly (Movement['fromPlayOff'][number] & Told)[];
};

const movementWithWords = (movement: Movement, naming: LeagueNaming, language: Language): ToldMovement => ({
  ...movement,
  divisions: movement.divisions.map((one) => ({
    ...one,
    down: one.down.map((each) => ({ ...each, told: sayDownfall(language, each, naming) })),
    candidates: one.candidates.map((each) => ({ ...each, told: sayCandidacy(language, each, naming) })),
    savings: one.savings.map((each) => ({ ...each, told: saySaving(language, each, naming) })),
  })),
  fromPlayOff: movement.fromPlayOff.map((each) => ({ ...each, told: sayCandidacy(language, each, naming) })),
});

/** Each reason, each remark and each move with its sentence beside it. */
export const sayLeagueReport = (
  language: Language,
  { movement, ...report }: SeasonReport,
  naming: LeagueNaming,
): ToldReport => ({
  ...report,
  ...(movement !== undefined && { movement: movementWithWords(movement, naming, language) }),
  rounds: report.rounds.map((round) => ({
    ...round,
    remarks: round.remarks.map((remark) => ({ ...remark, told: sayLeagueRemark(language, remark, naming) })),
  })),
  reasons: report.reasons.map((reason) => {
    const name = reason.of === 'players' ? naming.player : naming.team;
    return {
      ...reason,
      told: sayWhyAhead(language, { ...reason, refs: reason.rules }, name(reason.ahead), name(reason.behind)),
    };
  }),
});
