import { toChips } from '@riffle/cards';
import { nightEffects, rule } from '@riffle/floor';
import { toSeatNo } from '@riffle/table';
import { toBustOutId, toEntryId, toRulingId, toTableId, tournament } from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { expect, it } from 'vitest';
import { ruledOn } from '../../floor/record/ruled-on.ts';
import { bookOf } from './fixture/incident-in-hand.ts';

const [t1, e1] = [toTableId('t1'), toEntryId('e1')];

/** How many chips leave the night by the ruling on 1,000 that were found after an all-in was lost. */
function gone(book: string, nextHandBegun: boolean): number {
  const night = new Evening(book, { startingStack: toChips(20_000) });
  night.start(6, 1);
  night.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(2) });
  const inPlay = () => tournament.view(night.state, { as: 'staff' }).figures.chips;
  const before = inPlay();
  const facts = { shown: 5000, hidden: 1000, callerStack: 9000, won: 'caller', nextHandBegun } as const;
  const said = rule({ kind: 'hiddenChips', facts }, bookOf(book));
  if (!said.ok) throw new Error(JSON.stringify(said));
  const at = { view: tournament.view(night.state, { as: 'staff' }), now: night.now, table: t1, entry: e1 };
  const effects = nightEffects(said.value, said.value.outcome, { ...at, bustOut: toBustOutId('b'), reason: 'x' });
  const on = ruledOn({ kind: 'hiddenChips', facts }, said.value, { table: t1, entry: e1 });
  const carryOut = effects.map(({ command }) => command);
  night.do({ type: 'RecordRuling', ruling: toRulingId('r'), on, carryOut });
  return before - inPlay();
}

it('[bdpv:6.16 nächster Deal begonnen] chips that are found once the next hand has begun leave the night', () => {
  expect(gone('bdpv', true)).toBe(1000);
  // before that they are the winner’s, and where the book has it so, afterwards too
  expect(gone('bdpv', false)).toBe(0);
  expect(gone('pvb', true)).toBe(0);
});
