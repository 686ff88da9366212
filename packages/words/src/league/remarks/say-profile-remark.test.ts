import { profileRemarks, readProfile, readyProfiles } from '@riffle/league';
import { expect, it } from 'vitest';
import { sayProfileRemark } from './say-profile-remark.ts';

it('says amounts in the currency and steps of a chain by their names, in both languages', () => {
  const chain = [{ by: 'directPoints', among: 'level' }];
  const answers = { 'fine.most': { value: 50_00 }, 'table.chain': { value: chain } };
  const read = readProfile({ id: 'own', on: 'oepbl', answers }, readyProfiles);
  if (!read.ok) throw new Error('not read');
  const said = (language: 'de' | 'en') =>
    profileRemarks(read.profile).map((one) => sayProfileRemark(language, one, 'EUR'));
  expect(said('de')).toEqual([
    '„Punkte aus den Begegnungen gegeneinander“ trennt niemanden: Duelle gibt es keine.',
    'Diese Strafe ist 100,00\u00A0€, die höchste darf 50,00\u00A0€ sein.',
  ]);
  expect(said('en')).toEqual([
    '“points in matches against each other” parts nobody: there are no duels.',
    'This fine is €100.00, and the highest may be €50.00.',
  ]);
});
