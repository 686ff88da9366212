import type { HandEvent, HandSetup } from '@riffle/hand';
import type { HandAbout, HandRecord } from './hand-record.ts';
import type { Replay } from './replay.ts';

/** A hand that the engine has played, ready to be written in any format. */
export type PlayedHand = {
  readonly setup: HandSetup;
  readonly events: readonly HandEvent[];
  /** How many digits of the chips stand behind the point in a file. */
  readonly decimals: number;
  readonly about: HandAbout;
};

export function playedHand({ setup, decimals, about }: HandRecord, { events }: Replay): PlayedHand {
  const [begun] = events;
  return { setup: begun?.type === 'HandStarted' ? begun.setup : setup, events, decimals, about };
}

/** What each seat has at the end, by adding up what the events say. */
export function stacksAfter({ setup, events }: PlayedHand): readonly number[] {
  const stacks = new Map<number, number>(setup.players.map(({ seat, stack }) => [seat, stack]));
  const add = (seat: number, amount: number) => stacks.set(seat, (stacks.get(seat) ?? 0) + amount);
  for (const event of events) {
    switch (event.type) {
      case 'PotAwarded':
        for (const { seat, amount } of event.shares) add(seat, amount);
        break;
      case 'BetReturned':
        add(event.seat, event.amount);
        break;
      case 'HandKilled':
        add(event.seat, event.returned);
        break;
      case 'HandVoided':
        for (const { seat, amount } of event.returned) add(seat, amount);
        break;
      case 'ForcedBetPosted':
      case 'BringInPosted':
      case 'Called':
      case 'BetMade':
      case 'Completed':
      case 'Raised':
        add(event.seat, -event.amount);
    }
  }
  return [...stacks.values()];
}
