import type { Pool } from 'pg';
import { JournalError } from '../journal-error.ts';

/** Who may write to a journal: whoever took it last, as long as he renews it. */
export type Lease = { readonly epoch: number; readonly position: number };

export type Claim = {
  readonly journal: string;
  readonly owner: string /** In milliseconds. */;
  readonly lasts: number;
};

/**
 * Takes the journal where nobody has it, or whoever had it has not renewed in time; the clock is the database's alone. Throws
 * `in-use` while another has it.
 */
export async function takeLease(pool: Pool, { journal, owner, lasts }: Claim): Promise<Lease> {
  await pool.query('insert into journals (journal) values ($1) on conflict do nothing', [journal]);
  const { rows } = await pool.query<{ epoch: number; last_position: number }>(
    `update journals set epoch = epoch + 1, owner = $2, owned_until = clock_timestamp() + $3 * interval '1 millisecond'
     where journal = $1 and (owned_until is null or owned_until < clock_timestamp())
     returning epoch, last_position`,
    [journal, owner, lasts],
  );
  const [taken] = rows;
  if (taken === undefined) throw new JournalError({ code: 'in-use', path: journal });
  return { epoch: taken.epoch, position: taken.last_position };
}

/** Whether it is still ours. What was lost is not won back by renewing it. */
export async function renewLease(pool: Pool, { journal, lasts }: Claim, epoch: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update journals set owned_until = clock_timestamp() + $3 * interval '1 millisecond'
     where journal = $1 and epoch = $2`,
    [journal, epoch, lasts],
  );
  return rowCount === 1;
}

/** Given back, so that the next need not wait; the epoch stays. */
export async function endLease(pool: Pool, journal: string, epoch: number): Promise<void> {
  await pool.query('update journals set owner = null, owned_until = null where journal = $1 and epoch = $2', [
    journal,
    epoch,
  ]);
}
