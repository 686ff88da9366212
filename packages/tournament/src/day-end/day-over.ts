import type { CommandType, TournamentCommand } from '../command.ts';
import type { Objection } from '../decision.ts';
import type { Tournament } from '../state.ts';

/** What is still done once the stacks are in their bags: the books, and what is written down. */
const AFTERWARDS: ReadonlySet<CommandType> = new Set([
  ...(['ChangeSetup', 'ChangePerson', 'ChangeClub', 'RenewOwnLink', 'Note'] as const),
  ...(['OpenBox', 'MoveCash', 'CountBox', 'TakeMoney', 'GiveBack', 'HandOut', 'ReversePayment', 'Settle'] as const),
  ...([
    'CarryPaid',
    'HandOverThing',
    'RecordRuling',
    'TickStep',
    'AppealRuling',
    'DecideAppeal',
    'EndPenalty',
  ] as const),
]);

/** A day that is over stays as it is, until its end is taken back. */
export const dayIsOver = ({ day }: Tournament, { type }: TournamentCommand): Objection =>
  day?.ended === undefined || AFTERWARDS.has(type) ? undefined : { code: 'day-over' };
