import { expect, it } from 'vitest';
import { money } from './money.ts';

it('no order of sales, payments, refunds, deals and steps taken back makes a cent, and the room sees none it may not', async () => {
  const { ok, lines } = await money.run({ times: 40, seed: 110 });
  expect(ok, lines.join('\n')).toBe(true);
  const paid = ['Sell', 'GiveBack', 'HandOut', 'ReversePayment', 'ReverseSale', 'undo', 'redo'];
  const shared = [
    'AgreeDeal',
    'ProposeDeal',
    'ConsentToDeal',
    'DeclineDeal',
    'DealFell',
    'EndPlay',
    'by a player himself',
  ];
  const others = [
    'PassAlternate',
    'SeatEntry',
    'AwardSpecial',
    'DrawSpecial',
    'SealEnvelopes',
    'DrawEnvelope',
    'CountStacks',
    'CallOff',
  ];
  for (const step of [...paid, ...shared, ...others]) expect(lines[0], step).toContain(step);
});
