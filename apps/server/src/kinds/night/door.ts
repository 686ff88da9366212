import type { Kind } from '../../host/kind.ts';
import type { NightShape } from './shape.ts';

/** Whoever is barred in the club is not entered, by whichever way in; a director who says why lets him in. What another evening serves already is not served here too. */
export const door: NonNullable<Kind<NightShape>['door']> = {
  lettingIn: (command, { role }) => {
    if (command.type === 'ChangePerson' || command.type === 'HandOnStack') return [{ person: command.person }];
    if (command.type !== 'AddEntries') return [];
    const isPassed = role === 'director' && (command.reason ?? '').trim() !== '';
    return isPassed ? [] : command.entries.map(({ person, club }) => ({ person, ...(club !== undefined && { club }) }));
  },
  barred: (bar, person) => ({
    ...{ code: 'barred', of: bar.of, person, refs: bar.refs },
    ...(bar.of === 'club' && { club: bar.club }),
    ...(bar.until !== undefined && { until: bar.until }),
  }),
  takingOver: (command) => (command.type === 'CarryPenalty' ? command.carried : undefined),
  servedElsewhere: (evening) => ({ code: 'penalty-served-elsewhere', evening }),
};
