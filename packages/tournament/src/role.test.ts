import type { Actor } from '@riffle/aggregate';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from './command.ts';
import { toBustOutId, toDealId, toEntryId, toTableId } from './ids.ts';
import { mayNot } from './role.ts';
import { Evening } from './testing.ts';

const OF_MONEY = [
  ...(['TallySale', 'Sell', 'ReverseSale', 'OpenBox', 'MoveCash', 'CountBox', 'TakeMoney', 'GiveBack'] as const),
  ...(['HandOut', 'ReversePayment', 'AwardSpecial', 'DrawSpecial', 'HandOverThing', 'AgreeDeal'] as const),
  ...(['SealEnvelopes', 'DrawEnvelope', 'ProposeDeal', 'ConsentToDeal', 'DeclineDeal', 'WithdrawDeal'] as const),
  ...(['EndPlay', 'AddMoney', 'BookByHand', 'AdjustPoints', 'AdjustHits', 'Settle', 'CarryOver', 'CarryPaid'] as const),
];

describe('who may do what', () => {
  function asked(role: Actor['role'], demo?: true): Evening {
    const evening = new Evening('pvb', demo && { demo });
    evening.start(4, 1);
    evening.actor = { id: role, role };
    return evening;
  }
  const rename = { type: 'ChangeSetup', changes: { name: 'Saturday' } } as const;
  const bust = { type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: toEntryId('e1'), by: [] }] } as const;

  it('the floor runs the night, the director sets it up', () => {
    expect(asked('floor').refusal(bust)).toBeUndefined();
    expect(asked('floor').refusal(rename)).toEqual({ code: 'role-may-not', role: 'floor', needed: ['director'] });
    expect(asked('director').refusal(rename)).toBeUndefined();
  });

  it.each(['display', 'player'] as const)('a %s does nothing', (role) => {
    expect(asked(role).refusal(bust)).toEqual({ code: 'role-may-not', role, needed: ['director', 'floor'] });
    expect(asked(role).refusal({ type: 'Note', text: 'hi' })).toMatchObject({ code: 'role-may-not' });
  });

  it('[bdpv:6.11] seats are changed by the management alone', () => {
    const to = { table: toTableId('t1'), seat: toSeatNo(9) };
    const move = { type: 'MoveEntry', entry: toEntryId('e1'), to } as const;
    for (const role of ['player', 'cashier', 'dealer', 'display'] as const)
      expect(asked(role).refusal(move)).toMatchObject({ code: 'role-may-not' });
    expect(asked('floor').refusal(move)).toBeUndefined();
  });

  it('[bdpv:1 Ablauf 1] the game is begun and ended by the management alone', () => {
    for (const command of [{ type: 'PauseClock' }, { type: 'StartClock' }] as const)
      expect(asked('player').refusal(command)).toMatchObject({ code: 'role-may-not' });
    expect(asked('floor').refusal({ type: 'PauseClock' })).toBeUndefined();
  });

  it('the clock only starts what is due, and never again', () => {
    expect(asked('clock').refusal(bust)).toMatchObject({ code: 'role-may-not' });
    expect(asked('clock').refusal({ type: 'StartClock' })).toEqual({ code: 'already-started' });
  });

  it('the till is the cashier’s, prizes and deals the floor’s, what the house gives and settles the director’s, and nobody else’s', () => {
    const night = asked('director');
    const able = (role: Actor['role'], id: string = role) =>
      OF_MONEY.filter((type) => mayNot(night.state, { type } as TournamentCommand, { id, role }) === undefined);
    const till = [
      ...(['TallySale', 'Sell', 'ReverseSale', 'OpenBox', 'MoveCash', 'CountBox', 'TakeMoney', 'GiveBack'] as const),
      ...(['HandOut', 'ReversePayment', 'HandOverThing', 'DrawEnvelope'] as const),
    ];
    const floors = [
      ...(['AwardSpecial', 'DrawSpecial', 'ProposeDeal', 'ConsentToDeal', 'DeclineDeal', 'WithdrawDeal'] as const),
      'EndPlay',
    ];
    expect(able('cashier').toSorted()).toEqual(till.toSorted());
    expect(able('floor').toSorted()).toEqual([...till, ...floors].toSorted());
    expect(able('director')).toEqual(OF_MONEY);
    expect([able('display'), able('dealer', 'dealer:t1'), able('demo')]).toEqual([[], [], []]);
    expect(able('clock')).toEqual(['CarryPaid']);
    // a player says yes or no for himself alone
    const says = (entry: string) => ({ type: 'DeclineDeal', deal: toDealId('d'), entry: toEntryId(entry) }) as const;
    const player = { id: 'player:e1', role: 'player' } as const;
    expect(able('player', player.id)).toEqual([]);
    expect(mayNot(night.state, says('e1'), player)).toBeUndefined();
    expect(mayNot(night.state, says('e2'), player)).toMatchObject({ code: 'role-may-not' });
    expect(mayNot(night.state, says('e1'), { ...player, role: 'display' })).toMatchObject({ code: 'role-may-not' });
  });

  it('a demo plays demos', () => {
    expect(asked('demo').refusal(bust)).toMatchObject({ code: 'role-may-not' });
    expect(asked('demo', true).refusal(bust)).toBeUndefined();
  });
});
