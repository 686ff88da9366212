import { expect, it } from 'vitest';
import { policyNames, subjectOf } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

/** To how many questions of each subject a rulebook says nothing on any occasion. */
const silent = {
  seating: { of: 10, pvb: 4, tda55: 8, bdpv: 4, gcb: 7, oepbl: 7 },
  tables: { of: 8, pvb: 2, tda55: 1, bdpv: 5, gcb: 5, oepbl: 6 },
  balancing: { of: 10, pvb: 2, tda55: 2, bdpv: 3, gcb: 4, oepbl: 9 },
  button: { of: 15, pvb: 5, tda55: 10, bdpv: 1, gcb: 9, oepbl: 4 },
  dealing: { of: 60, pvb: 17, tda55: 51, bdpv: 8, gcb: 41, oepbl: 30 },
  timing: { of: 11, pvb: 6, tda55: 4, bdpv: 4, gcb: 5, oepbl: 3 },
  elimination: { of: 9, pvb: 4, tda55: 6, bdpv: 5, gcb: 7, oepbl: 3 },
  presence: { of: 26, pvb: 4, tda55: 19, bdpv: 13, gcb: 19, oepbl: 10 },
  betting: { of: 68, pvb: 28, tda55: 34, bdpv: 24, gcb: 20, oepbl: 28 },
  cash: { of: 21, pvb: 21, tda55: 21, bdpv: 19, gcb: 0, oepbl: 21 },
  pots: { of: 15, pvb: 6, tda55: 5, bdpv: 4, gcb: 6, oepbl: 7 },
  showdown: { of: 28, pvb: 6, tda55: 10, bdpv: 12, gcb: 9, oepbl: 9 },
  declarations: { of: 8, pvb: 0, tda55: 4, bdpv: 3, gcb: 2, oepbl: 3 },
  chips: { of: 20, pvb: 8, tda55: 9, bdpv: 7, gcb: 7, oepbl: 6 },
  entries: { of: 19, pvb: 12, tda55: 14, bdpv: 13, gcb: 7, oepbl: 17 },
  handForHand: { of: 5, pvb: 0, tda55: 1, bdpv: 5, gcb: 5, oepbl: 5 },
  sanctions: { of: 40, pvb: 4, tda55: 23, bdpv: 26, gcb: 18, oepbl: 15 },
  league: { of: 23, pvb: 17, tda55: 22, bdpv: 22, gcb: 23, oepbl: 1 },
};

it('is told of every rulebook, subject by subject', () => {
  const subjects = new Set(policyNames.map(subjectOf));
  const counted = [...subjects].map((subject) => {
    const names = policyNames.filter((name) => name.startsWith(`${subject}.`));
    const counts = rulebooks.map(({ id, answers, occasions }) => {
      const says = [answers, ...occasions.map((occasion) => occasion.answers)];
      return [id, names.filter((name) => says.every((one) => one[name] === undefined)).length];
    });
    return [subject, { of: names.length, ...Object.fromEntries(counts) }];
  });
  expect(Object.fromEntries(counted)).toEqual(silent);
});
