import { expect, it } from 'vitest';
import { setupFor } from '../testing.ts';
import { checkForm } from './check-form.ts';
import { READY_FORMS } from './ready-forms.ts';

it.each(Object.keys(READY_FORMS) as (keyof typeof READY_FORMS)[])('%s can be chosen as it is offered', (name) => {
  const seatsPerTable = name === 'headsUp' ? 2 : 9;
  expect(
    checkForm({
      ...setupFor(name === 'heats' ? 'oepbl' : 'tda55'),
      lateEntryThrough: 0,
      seatsPerTable,
      form: READY_FORMS[name],
    }),
  ).toBe(undefined);
});
