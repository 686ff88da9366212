import { amountsOf } from '@riffle/money';
import { handedSum, type Tournament, tournament } from '@riffle/tournament';

/** Whether what can be won, what was handed out and what is kept are what came in, to the cent. */
export function prizeFaults(state: Tournament): readonly string[] {
  const { money, planned, prizes, stage, entries, penalties = [], setup } = tournament.view(state, { as: 'staff' });
  if (money?.books === undefined) return [];
  const { pool, books } = money;
  const faults: string[] = [];
  // what nobody won of the special prizes after a deal is the winner's, and none of the plan's any more
  const toWinner = sum((money.specials ?? []).map(({ awarded }) => awarded?.toWinner ?? 0));
  if (planned !== undefined) {
    const special = sum(planned.special.map((one) => (one.from === 'pool' ? one.money : 0)));
    const given =
      sum(amountsOf(planned)) + special + toWinner + sum(planned.left.map(({ amount }) => amount)) - planned.missing;
    if (given !== pool.total) faults.push(`the plan gives ${String(given)} of ${String(pool.total)}`);
  }
  if (pool.paidIn + pool.added + pool.overlay !== pool.total + pool.kept)
    faults.push('the pool and what is kept are not what came in');
  const falling = prizes.every((prize, nth) => nth === 0 || prize <= (prizes[nth - 1] ?? 0));
  if (!falling) faults.push(`a worse place has more: ${prizes.join(', ')}`);
  // a seat is no money, and what who is disqualified would win is nobody's
  if (
    stage === 'over' &&
    setup.prizePlan?.places.by !== 'satellite' &&
    !penalties.some(({ measure }) => measure === 'disqualification')
  ) {
    const placed = Object.values(entries).filter(({ place }) => place !== undefined).length;
    const [won, paid] = [sum(books.dues.map((due) => due.won.prize)), sum(prizes.slice(0, placed)) + toWinner];
    if (won !== paid) faults.push(`${String(won)} are won, and the places pay ${String(paid)}`);
  }
  const { envelopes = [], drawn = [] } = state.money?.mystery ?? {};
  if (new Set(drawn.map(({ nth }) => nth)).size < drawn.length) faults.push('one envelope was drawn twice');
  if (new Set(drawn.map(({ entry }) => entry)).size < drawn.length) faults.push('two envelopes for one');
  if (drawn.some(({ nth, amount }) => envelopes[nth] !== amount)) faults.push('drawn was what was in no envelope');
  for (const { name, among, told } of state.money?.hats ?? []) {
    if (told.filter(({ is }) => is).length > 1) faults.push(`${name} was on two heads`);
    if (new Set(told.map(({ entry }) => entry)).size < told.length) faults.push(`${name} was asked twice of one`);
    if (told.some(({ entry }) => !among.includes(entry))) faults.push(`${name} was on a head that was in no hat`);
  }
  const paid = books.payments.filter(({ reversed }) => reversed !== true);
  const handed = sum(paid.map((one) => (one.what === 'handedOut' ? handedSum(one) - one.bounty : 0)));
  const account = -(books.accounts['prizes'] ?? 0);
  const byHand = sum((state.money?.byHand ?? []).map(({ amount }) => amount));
  if (books.settled === undefined && handed + account + pool.overlay !== pool.total + pool.kept + byHand)
    faults.push(`${String(handed)} handed out and ${String(account)} kept of ${String(pool.total)}`);
  return faults;
}

/** What is still open of a night that was closed without a word. */
export function openFaults(state: Tournament): readonly string[] {
  const view = tournament.view(state, { as: 'staff' });
  const books = view.money?.books;
  const open = books?.dues.filter((due) => handedSum(due) !== 0) ?? [];
  return [
    ...open.map(({ entry }) => `done, and ${entry} was not handed what is his`),
    ...(view.money?.specials ?? []).flatMap(({ name, awarded }) =>
      awarded === undefined ? [`done, and nobody said who won ${name}`] : [],
    ),
    ...(books?.things ?? []).flatMap(({ thing, handed, entries }) =>
      handed === undefined && entries.length > 0 ? [`done, and ${thing} was not handed over`] : [],
    ),
    ...Object.keys(books?.owes ?? {}).map((entry) => `done, and ${entry} still owes`),
    ...(books?.boxes ?? []).flatMap(({ id, counted }) =>
      counted === undefined ? [`done, and ${id} not counted`] : [],
    ),
  ];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
