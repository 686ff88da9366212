import type { SeatNo } from '@riffle/table';
import { readCount } from '../options.ts';
import type { Outcome, Shell } from '../shell.ts';
import { misused, refused } from '../shell.ts';
import { type HandAtStep, handAtStep } from './hand-at-step.ts';

/** What of `--hand`, `--step`, `--seat` and `--apply` was said. */
type Said = {
  readonly hand?: string | undefined;
  readonly step?: string | undefined;
  readonly seat?: string | undefined;
  readonly apply: boolean;
};
/** The hand in which an incident happened, and whom it is about: who has to act, where nobody is named. */
type AskedInHand = { readonly at: HandAtStep; readonly seat: SeatNo | undefined };
type AskedRead =
  | { readonly ok: true; readonly asked: AskedInHand | undefined }
  | { readonly ok: false; readonly outcome: Outcome };

const MANY = 1_000_000;

export function askedInHand(
  { hand, step, seat, apply }: Said,
  { words, language }: Pick<Shell, 'words' | 'language'>,
): AskedRead {
  const { trouble } = words;
  const no = (outcome: Outcome): AskedRead => ({ ok: false, outcome });
  if (hand === undefined) {
    const alone = step !== undefined ? '--step' : seat !== undefined ? '--seat' : apply ? '--apply' : undefined;
    return alone === undefined ? { ok: true, asked: undefined } : no(misused(trouble.onlyWith(alone, '--hand')));
  }
  if (step === undefined) return no(misused(trouble.needed('--step')));
  const nth = readCount(step, 1, MANY);
  if (nth === undefined) return no(misused(trouble.notANumber('--step', 1, MANY)));
  const read = handAtStep(hand, nth, words, language);
  if (!read.ok) return no(refused(read.text));
  const { players, actor } = read.at.now.hand;
  if (seat === undefined) return { ok: true, asked: { at: read.at, seat: players[actor]?.seat } };
  const named = players.find((player) => String(player.seat) === seat);
  if (named !== undefined) return { ok: true, asked: { at: read.at, seat: named.seat } };
  const seats = players.map((player) => String(player.seat)).sort((one, other) => Number(one) - Number(other));
  return no(refused(trouble.noSuchSeat(seat, seats)));
}
