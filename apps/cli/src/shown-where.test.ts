import { expect, it } from 'vitest';
import { shownIn } from './shown-where.ts';

it.each([
  'packages/hand/src/rules/pvb/betting.test.ts',
  'packages/table/src/positions.test.ts',
  'packages/tournament/src/seating/balance.test.ts',
  'packages/cards/src/ranking/ranking-of-hands.test.ts',
  'apps/server/src/kinds/night/night.test.ts',
  'apps/web/src/wall/clock-event.test.ts',
  'e2e/whole-night.e2e.test.ts',
])('is done by what plays, what runs a night and what a screen does: %s', (file) => {
  expect(shownIn(file)).toBe('done');
});

it.each([
  'packages/floor/cases/cases.test.ts',
  'packages/floor/oracle/bet-and-showdown.test.ts',
  'packages/rulebooks/src/books/numbers.test.ts',
  'apps/cli/src/commands/rule.test.ts',
  'apps/web/src/floor/ruling.test.ts',
  'apps/web/src/rules/rules.test.ts',
  'e2e/floor.e2e.test.ts',
])('is only said by rulings, answers and the screens that show them: %s', (file) => {
  expect(shownIn(file)).toBe('said');
});
