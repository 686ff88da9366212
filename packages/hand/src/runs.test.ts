import { describe, expect, it } from 'vitest';
import { dealerActions } from './dealer-action.ts';
import { replayHandRules } from './hand-rules.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody } from './rules/told.ts';

/** Everybody all-in on a street of six-card Omaha, in a room that runs the board up to four times: how often, and from where. */
function runsOffered(players: number, street: number): readonly [atMost: number, onBoard: number] {
  const table = atTheTable({
    game: 'no-limit-omaha-6',
    stacks: everybody(players, 1000),
    button: players,
    rules: () => replayHandRules,
  });
  while (table.hand.street < street) table.callRound();
  while (table.phase === 'betting') table.play(`${String(table.toAct)} allin`);
  const offered = dealerActions(table.hand).find(({ type }) => type === 'AgreeRuns');
  return [offered?.type === 'AgreeRuns' ? offered.atMost : 1, table.board.length];
}

describe('the board is run no oftener than the cards reach', () => {
  it.each([
    { players: 2, street: 0, runs: 4, from: 0 },
    { players: 3, street: 1, runs: 4, from: 3 },
    // 36 own, 3 on the board, 4 burned: nine for two each
    { players: 6, street: 1, runs: 4, from: 3 },
    // 42 own, 4 on the board, 4 burned: the last two; before, a second board would have been cut short
    { players: 7, street: 0, runs: 2, from: 4 },
    { players: 7, street: 1, runs: 2, from: 4 },
    { players: 7, street: 2, runs: 2, from: 4 },
  ])('$players players all-in on street $street: $runs times from $from cards', ({ players, street, runs, from }) => {
    expect(runsOffered(players, street)).toEqual([runs, from]);
  });
});
