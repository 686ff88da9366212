import { toInstant } from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import { toEntryId, toPenaltyId } from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { expect, it } from 'vitest';
import { ofPeople } from './of-people.ts';

const [anna, berta] = ['p1', 'berta'].map(toPersonId) as [never, never];
const entry = toEntryId('e1');

it('what is written of a stack is about who plays it: of whom a team mate has taken it over from, no more', () => {
  const evening = new Evening('oepbl');
  evening.start(4, 1);
  const give = (reason: string) =>
    evening.apply({
      ...{ v: 1, type: 'PenaltyGiven' },
      penalty: {
        ...{ id: toPenaltyId(reason), entry, offence: 'delay', measure: 'warning', at: toInstant(0), refs: [], reason },
      },
    });
  give('of Anna');
  evening.apply({
    ...{ v: 1, type: 'StackHandedOn', entry, from: anna, person: berta, heat: 2, mark: 'm' },
    ...{ at: toInstant(0), because: [] },
  });
  give('of Berta');
  const told = (person: never) => {
    const concerns = ofPeople.concerning([person]);
    return evening.events.filter((event) => concerns(event)).flatMap((one) => ('penalty' in one ? [one.penalty] : []));
  };
  expect(told(anna)).toMatchObject([{ reason: 'of Anna' }]);
  expect(told(berta)).toMatchObject([{ reason: 'of Berta' }]);
});
