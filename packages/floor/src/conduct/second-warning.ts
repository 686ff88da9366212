import { step } from '../because.ts';
import { count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproachBy } from '../reproach.ts';

/** The next breach of a player who has been cautioned before. */
export const secondWarning = incidentKind({
  phase: 'conduct',
  facts: {
    cautions: count(1, 20, { usual: 2 }),
    /** The breach is of the same kind as one before. */
    sameKind: yesNo({ usual: false }),
  },
  find({ cautions, sameKind }, floor) {
    floor.notes('cautionsSoFar', { cautions });
    const allowed = floor.decides('sanctions.cautionsBeforePenalty');
    floor.decides('sanctions.etiquette');
    const ladder = floor.asks('sanctions.ladder');
    const most = ladder.at(-1) ?? 'disqualification';
    if (allowed > 0 && cautions >= allowed)
      return {
        outcome: { is: 'sanction', duty: 'must', proposed: 'time' },
        steps: [step('giveSanction', { measure: 'time' }), step('writeDown')],
      };
    if (allowed > 0 && !sameKind)
      return {
        outcome: { is: 'sanction', duty: 'must', proposed: 'caution' },
        steps: [step('giveSanction', { measure: 'caution' }), step('writeDown')],
      };
    const graver = ladder.filter((measure) => measure !== 'hint' && measure !== 'caution' && measure !== 'warning');
    const proposed = graver[0] ?? most;
    // whether something must follow a repeated breach is for the rulebook to say
    const duty = reproachBy('etiquette', true, floor)?.duty ?? 'may';
    return {
      outcome: { is: 'sanction', duty, proposed },
      discretion: {
        range: [
          ...(duty === 'may' ? [{ is: 'noSanction' } as const] : []),
          ...ladder
            .filter((measure) => measure !== proposed)
            .map((measure) => ({ is: 'sanction' as const, duty, proposed: measure })),
        ],
        weigh: ['repetition', 'intent', 'stageOfEvent'],
      },
      steps: [step('giveSanction', { measure: proposed }), step('writeDown')],
    };
  },
});
