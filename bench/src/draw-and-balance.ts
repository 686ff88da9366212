import { shuffled } from '@riffle/cards';
import { seededRandom } from '@riffle/tournament/simulation';
import { Field } from './field.ts';
import { rounded, timed } from './figures.ts';

const OUT = 400;
const CLUBS = 300;

/** A field of ten thousand in the domain alone: everybody drawn to a seat, hundreds out, and the tables made even again. */
export async function drawAndBalance(players: number) {
  const field = new Field(players, { clubs: CLUBS });
  const drawSeconds = await timed(() => field.give({ type: 'DrawSeats' }));
  const tables = field.state.tables.size;
  field.give({ type: 'StartClock' });
  const unlucky = shuffled(field.entries, seededRandom('unlucky')).slice(0, OUT);
  const bustOutSeconds = await timed(() => {
    for (const entry of unlucky) field.bustOut(entry);
  });
  let moves = 0;
  const balanceSeconds = await timed(() => {
    while (field.acceptFirst()) moves += 1;
  });
  return {
    players,
    tables,
    drawSeconds: rounded(drawSeconds),
    out: OUT,
    bustOutSeconds: rounded(bustOutSeconds),
    accepted: moves,
    balanceSeconds: rounded(balanceSeconds),
    drawAndBalanceSeconds: rounded(drawSeconds + balanceSeconds),
  };
}
