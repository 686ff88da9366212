import type { QuestionName } from '../questions.ts';
import type { Asked, ProfileRemark } from './profile-remark.ts';

const twiceIn = <T>(all: readonly T[]): readonly T[] => [
  ...new Set(all.filter((one, nth) => all.indexOf(one) !== nth)),
];

/** Divisions, and who speaks of them. */
export function inDivisions({ value, isSaid }: Asked): readonly ProfileRemark[] {
  const known = value('season.divisions').map(({ id }) => id);
  const national = value('individual.national');
  const named = [
    ...value('licence.fees').map(({ division }) => ({ division, by: 'licence.fees' as const })),
    ...(national.is === 'weighted' ? national.weights : []).map(({ division }) => ({
      ...{ division, by: 'individual.national' as const },
    })),
  ];
  const rounds = value('season.rounds');
  return [
    ...twiceIn(known).map(
      (division): ProfileRemark => ({
        ...{ code: 'division-twice', division, questions: ['season.divisions'] },
      }),
    ),
    // who calls no division by a name has one, whatever it is called
    ...(isSaid('season.divisions') ? named : [])
      .filter(({ division }) => !known.includes(division))
      .map(
        ({ division, by }): ProfileRemark => ({
          ...{ code: 'no-such-division', division, questions: [by, 'season.divisions'] },
        }),
      ),
    ...(['table.best', 'individual.best'] as const)
      .filter((question) => isSaid(question) && rounds > 0 && value(question) > rounds)
      .map(
        (question): ProfileRemark => ({
          ...{ code: 'more-count-than-held', best: value(question), rounds, questions: [question, 'season.rounds'] },
        }),
      ),
  ];
}

/** Fees and fines. */
export function inMoney({ value }: Asked): readonly ProfileRemark[] {
  const fees = value('licence.fees').some(({ fee }) => fee > 0);
  const parts = value('licence.instalments');
  const percent = parts.reduce((sum, part) => sum + part.percent, 0);
  const rounds = value('season.rounds');
  const most = value('fine.most');
  const fines = [
    ...(['fine.noShow', 'fine.shortTeam', 'fine.lineUp'] as const),
    ...(['fine.ineligible', 'fine.dress', 'fine.intoxicated'] as const),
  ];
  return [
    ...(fees && !value('licence.needed')
      ? ([{ code: 'fees-without-licence', questions: ['licence.fees', 'licence.needed'] }] as const)
      : []),
    ...(fees && parts.length === 0
      ? ([{ code: 'fees-without-instalments', questions: ['licence.instalments', 'licence.fees'] }] as const)
      : []),
    ...(parts.length > 0 && percent !== 100
      ? ([{ code: 'instalments-not-whole', percent, questions: ['licence.instalments'] }] as const)
      : []),
    ...parts
      .filter(({ round }) => rounds > 0 && round > rounds)
      .map(
        ({ round }): ProfileRemark => ({
          ...{ code: 'round-beyond-season', round, rounds, questions: ['licence.instalments', 'season.rounds'] },
        }),
      ),
    ...fines
      .filter((question) => most > 0 && value(question) > most)
      .map(
        (question): ProfileRemark => ({
          ...{ code: 'fine-above-most', cents: value(question), most, questions: [question, 'fine.most'] },
        }),
      ),
  ];
}

const OF_DUELS = ['difference', 'matchesWon', 'directPoints', 'directScored'] as const;

/** What decides in a table, step by step. */
export function inChains({ value, isSaid }: Asked): readonly ProfileRemark[] {
  const duels = value('matchDay.duels').length > 0;
  const of = (question: 'table.chain' | 'individual.chain'): readonly ProfileRemark[] => {
    if (!isSaid(question)) return [];
    const steps = value(question);
    const criteria: readonly string[] = steps.map(({ by }) => by);
    const decided = criteria.indexOf('decided');
    return [
      ...twiceIn(criteria).map(
        (criterion): ProfileRemark => ({
          ...{ code: 'criterion-twice', criterion, questions: [question] },
        }),
      ),
      ...(duels ? [] : OF_DUELS.filter((one) => criteria.includes(one))).map(
        (criterion): ProfileRemark => ({
          ...{ code: 'criterion-needs-duels', criterion, questions: [question, 'matchDay.duels'] },
        }),
      ),
      ...(decided >= 0 && decided < criteria.length - 1
        ? ([{ code: 'nothing-after-decided', questions: [question] }] as const)
        : []),
    ];
  };
  return [...of('table.chain'), ...of('individual.chain')];
}

/** Who goes up and down between which divisions. */
export function inMovement({ value }: Asked): readonly ProfileRemark[] {
  const divisions = value('season.divisions');
  const [up, down, playOff] = [value('movement.up'), value('movement.down'), value('movement.playOffUp')];
  const downTo = value('movement.replaceDownTo');
  const moves: readonly QuestionName[] = ['movement.up', 'movement.down', 'season.divisions'];
  return [
    ...(divisions.length < 2 && (up > 0 || (down > 0 && playOff === 0))
      ? ([{ code: 'moves-without-division', questions: moves }] as const)
      : []),
    ...divisions.flatMap(({ id, teams }, nth): readonly ProfileRemark[] => {
      const leaving = (nth > 0 ? up : 0) + (nth < divisions.length - 1 || playOff > 0 ? down : 0);
      return leaving > teams ? [{ code: 'moves-beyond-division', division: id, teams, questions: moves }] : [];
    }),
    ...(downTo > 0 && downTo < up
      ? ([{ code: 'replaced-above-up', downTo, up, questions: ['movement.replaceDownTo', 'movement.up'] }] as const)
      : []),
  ];
}
