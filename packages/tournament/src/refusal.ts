import type { Instant } from '@riffle/aggregate';
import type { Card } from '@riffle/cards';
import type { Cents, PlanFault } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { Measure, PinnedRef } from '@riffle/rulebooks';
import type { DeckReason } from './at-table/kept-of-table.ts';
import type { ChipField } from './chips/check-chips.ts';
import type { Place } from './command.ts';
import type { Duty } from './duties/duty.ts';
import type { FormClash } from './form/form-of-play.ts';
import type { BustOutId, EntryId, PenaltyId, RulingId, TableId } from './ids.ts';
import type { MoneyFault } from './money/check-money.ts';
import type { RefusalOfMoney } from './money/money-refusal.ts';

/** Why a command is refused, with the figures a message needs, the rules behind it, and what would be allowed. */
export type TournamentRefusal = { readonly refs?: readonly PinnedRef[] } & (
  | { readonly code: 'not-created' }
  | { readonly code: 'already-created' }
  | { readonly code: 'unknown-rulebook'; readonly id: string }
  | {
      readonly code: 'setup-invalid';
      readonly field:
        | 'name'
        | 'startingStack'
        | 'seatsPerTable'
        | 'levels'
        | 'prizes'
        | 'lateEntryThrough'
        | 'lateEntryUntil'
        | 'mostEntries'
        | 'dayThrough'
        | 'bigStacks'
        | 'chips';
      readonly min?: number;
      readonly max?: number;
    }
  | {
      readonly code: 'level-invalid';
      readonly level: number;
      readonly field: 'duration' | 'smallBlind' | 'bigBlind' | 'ante' | 'seats';
    }
  | { readonly code: 'chip-invalid'; readonly chip: number; readonly field: ChipField }
  /** What the chips of a starting stack come to, and what it is. */
  | { readonly code: 'chips-off-stack'; readonly sum: number; readonly stack: number }
  | {
      readonly code: 'form-invalid';
      readonly field: 'playTime' | 'lastHands' | 'advance' | 'heats';
      readonly min: number;
      readonly max: number;
    }
  /** `hands`: as many last hands as the rulebook has. */
  | { readonly code: 'form-contradicts'; readonly clash: FormClash; readonly hands?: number }
  | { readonly code: 'no-heats' }
  /** Nobody knows whose team it is. */
  | { readonly code: 'no-team'; readonly entry: EntryId }
  /** He has played this heat and handed his stack on. */
  | { readonly code: 'heat-played'; readonly entry: EntryId; readonly heat: number }
  /** This heat is played, until this level of play is over; 0 = it is the last. */
  | { readonly code: 'no-heat-change'; readonly heat: number; readonly of: number; readonly through: number }
  /** Whoever is left at this table goes on: nobody plays at it until the next round. */
  | { readonly code: 'table-decided'; readonly name: string }
  /** He went out in an earlier round, and the next was drawn without him. */
  | { readonly code: 'round-drawn'; readonly entry: EntryId; readonly round: number }
  /** Rounds are drawn, and he was not there: he has no match. */
  | { readonly code: 'no-match'; readonly entry: EntryId }
  | { readonly code: 'rounds-begun' }
  /** So much is still to be played before the last hands. */
  | { readonly code: 'time-not-up'; readonly left: number }
  | { readonly code: 'no-time-limit' }
  | { readonly code: 'last-hands-first' }
  | { readonly code: 'each-table-by-itself' }
  | { readonly code: 'all-tables-at-once' }
  | { readonly code: 'ended-by-time'; readonly table: TableId }
  | { readonly code: 'hands-to-play'; readonly table: TableId; readonly hands: number }
  /** Not counted since the last hands were announced. */
  | { readonly code: 'stacks-missing'; readonly players: number }
  | { readonly code: 'money-invalid'; readonly fault: MoneyFault }
  | { readonly code: 'plan-invalid'; readonly fault: PlanFault }
  /** There is no pool that it could share. */
  | { readonly code: 'plan-without-money' }
  | {
      readonly code: 'fixed-after-start';
      readonly field: 'rulebook' | 'game' | 'startingStack' | 'startsAt' | 'form' | 'bountyValue' | 'bountyForm';
    }
  /** Something was sold, paid or put into a box. */
  | { readonly code: 'money-in-use' }
  /** In which something was sold or paid. */
  | { readonly code: 'currency-in-use' }
  | { readonly code: 'played-level-fixed'; readonly level: number }
  | { readonly code: 'no-such-entry'; readonly entry: EntryId }
  | { readonly code: 'no-such-table'; readonly table: TableId }
  | { readonly code: 'no-such-seat'; readonly place: Place; readonly seats: number }
  | { readonly code: 'no-such-bust-out'; readonly bustOut: BustOutId }
  | { readonly code: 'stack-was-removed'; readonly bustOut: BustOutId }
  | { readonly code: 'no-such-level'; readonly level: number; readonly levels: number }
  | { readonly code: 'no-such-proposal'; readonly proposal: string }
  | { readonly code: 'nothing-to-do' }
  | { readonly code: 'id-taken'; readonly id: string }
  | { readonly code: 'person-already-entered'; readonly entry: EntryId }
  /** Whoever is still in and enters again forfeits his stack, which nobody has counted. */
  | { readonly code: 'stack-not-counted'; readonly entry: EntryId }
  | { readonly code: 'substitute-forbidden'; readonly entry: EntryId }
  | { readonly code: 'one-per-club'; readonly club: string; readonly entry: EntryId }
  | { readonly code: 'late-entry-closed'; readonly through: number; readonly until?: Instant }
  | { readonly code: 'withdraw-after-start'; readonly entry: EntryId }
  | { readonly code: 'not-in-play'; readonly entry: EntryId }
  | { readonly code: 'already-out'; readonly entry: EntryId }
  | { readonly code: 'not-out'; readonly entry: EntryId }
  | { readonly code: 'not-alternate'; readonly entry: EntryId }
  | { readonly code: 'not-checked-in'; readonly entry: EntryId }
  | { readonly code: 'not-seated'; readonly entry: EntryId }
  | { readonly code: 'seat-taken'; readonly place: Place; readonly by: EntryId }
  | { readonly code: 'seat-blocked'; readonly place: Place; readonly label: string }
  | { readonly code: 'entry-locked'; readonly entry: EntryId }
  | { readonly code: 'no-free-seat'; readonly players: number; readonly seats: number }
  | { readonly code: 'too-few-players'; readonly players: number; readonly needed: number }
  | { readonly code: 'table-not-empty'; readonly table: TableId; readonly players: number }
  /** `tables`: so many that stand there have more than what would be dealt allows. */
  | { readonly code: 'table-too-large'; readonly seats: number; readonly max: number; readonly tables?: number }
  | { readonly code: 'name-taken'; readonly name: string }
  | { readonly code: 'not-drawn' }
  | { readonly code: 'button-unknown'; readonly table: TableId }
  | { readonly code: 'not-a-multiple'; readonly value: number; readonly into: number }
  | { readonly code: 'colour-up-open'; readonly value: number }
  | { readonly code: 'no-colour-up'; readonly value: number }
  /** This rulebook takes no value out on this occasion. */
  | { readonly code: 'small-chips-stay'; readonly value: number }
  /** `level`: the last line of the structure that needs it. */
  | { readonly code: 'chips-still-needed'; readonly value: number; readonly level: number }
  | { readonly code: 'not-at-this-seat'; readonly entry: EntryId; readonly table: TableId; readonly seat: number }
  | { readonly code: 'small-chips-gone'; readonly table: TableId }
  | { readonly code: 'small-chips-not-counted'; readonly table: TableId }
  | { readonly code: 'witness-needed' }
  | { readonly code: 'race-cards-off'; readonly cards: number; readonly needed: number; readonly twice?: Card }
  | { readonly code: 'value-in-play'; readonly value: number }
  | { readonly code: 'counted-twice'; readonly entry: EntryId }
  /** Whoever is in has one chip at least. */
  | { readonly code: 'stack-empty'; readonly entry: EntryId }
  /** All that has been counted so far is more than is in play. */
  | { readonly code: 'duty-not-due'; readonly duty: Duty['is'] }
  | { readonly code: 'called-off' }
  | { readonly code: 'hand-may-run'; readonly table: TableId }
  | { readonly code: 'counted-too-many'; readonly counted: number; readonly inPlay: number; readonly over: number }
  /** The hand waits for the race. */
  | { readonly code: 'small-chips-first'; readonly table: TableId; readonly value: number }
  /** The night is no day of an event that goes on. */
  | { readonly code: 'no-day-end' }
  | { readonly code: 'last-hands-on'; readonly hands: number }
  /** `most` before the end of level `level` they may be announced; in milliseconds. */
  | { readonly code: 'too-early-for-last-hands'; readonly left: number; readonly most: number; readonly level: number }
  | { readonly code: 'last-hands-out-of-range'; readonly least: number; readonly most: number }
  /** The table has begun the last of them. */
  | { readonly code: 'last-hands-played'; readonly table: TableId; readonly hands: number }
  | { readonly code: 'last-hands-open'; readonly tables: readonly TableId[] }
  | { readonly code: 'stacks-not-bagged'; readonly players: number }
  /** `off`: so much more is in the bags than the `chips` in play, less where it is below 0. */
  | { readonly code: 'bags-off'; readonly off: number; readonly chips: number }
  | { readonly code: 'bag-empty'; readonly entry: EntryId }
  /** The stacks are in their bags. */
  | { readonly code: 'day-over' }
  /** The day cannot end before this level, which is played. */
  | { readonly code: 'day-level-played'; readonly level: number }
  | { readonly code: 'carried-already' }
  | { readonly code: 'stack-carried'; readonly entry: EntryId }
  /** Stacks go on from this day, and with them what is for envelopes. */
  | { readonly code: 'envelopes-on-last-day' }
  | { readonly code: 'hand-for-hand-on' }
  | { readonly code: 'no-hand-for-hand' }
  /** Somebody's time runs at this table. */
  | { readonly code: 'time-runs-already'; readonly table: TableId }
  /** So many are left to him. */
  | { readonly code: 'time-still-runs'; readonly seconds: number }
  | { readonly code: 'time-only-shorter'; readonly most: number }
  /** Whose end was told is over; since then time was called anew. */
  | { readonly code: 'another-time-call'; readonly table: TableId }
  /** Somebody else counted the penalties there since. */
  | { readonly code: 'counted-already'; readonly table: TableId }
  | { readonly code: 'no-floor-call'; readonly table: TableId }
  | { readonly code: 'one-table' }
  /** Hand-for-hand is played until fewer are in than now, and one at least. */
  | { readonly code: 'until-out-of-range'; readonly left: number }
  /** The rulebook lets no called all-in wait, or no hand of hand-for-hand was dealt. */
  | { readonly code: 'no-freeze' }
  /** By now; who told of a hand meant another. 0 = none was counted. */
  | { readonly code: 'another-hand-runs'; readonly table: TableId; readonly hand: number }
  | { readonly code: 'others-still-play'; readonly tables: readonly TableId[] }
  /** Left out of a hand that is dealt at all tables at once. */
  | { readonly code: 'all-tables-together'; readonly tables: readonly TableId[] }
  /** So many minutes at most go off the clock for one hand. */
  | { readonly code: 'hand-too-long'; readonly most: number }
  | { readonly code: 'already-drawn' }
  | { readonly code: 'already-started' }
  | { readonly code: 'not-started' }
  | { readonly code: 'clock-running' }
  | { readonly code: 'clock-stopped' }
  | { readonly code: 'no-countdown' }
  | { readonly code: 'time-passed' }
  | { readonly code: 'no-break' }
  | { readonly code: 'demo-only' }
  | { readonly code: 'too-fast'; readonly fastest: number }
  | { readonly code: 'over' }
  | { readonly code: 'all-out'; readonly players: number }
  /** His stack is still in play. */
  | { readonly code: 'disqualified-would-win'; readonly entry: EntryId }
  | { readonly code: 'different-tables'; readonly tables: readonly TableId[] }
  | { readonly code: 'out-by-self'; readonly entry: EntryId }
  /** Who is named to have taken him out goes out in the same hand. */
  | { readonly code: 'out-by-out'; readonly entry: EntryId; readonly by: EntryId }
  | { readonly code: 'stack-too-large'; readonly entry: EntryId; readonly most: number }
  | { readonly code: 'sit-and-go' }
  | { readonly code: 'too-many-for-final-table'; readonly players: number; readonly size: number }
  | { readonly code: 'reason-needed' }
  | { readonly code: 'no-mystery' }
  | { readonly code: 'envelopes-not-yet' }
  | { readonly code: 'envelopes-sealed' }
  /** What they paid is theirs again once they are struck off. */
  | { readonly code: 'alternates-paid'; readonly entries: readonly EntryId[] }
  | { readonly code: 'envelopes-not-sealed' }
  | { readonly code: 'envelope-not-due'; readonly entry: EntryId }
  | {
      readonly code: 'envelopes-off';
      readonly count: number;
      readonly needed: number;
      /** In minor units of the currency. */
      readonly sum: number;
      readonly should: number;
    }
  | { readonly code: 'no-such-ruling'; readonly ruling: RulingId }
  | { readonly code: 'no-such-step'; readonly step: number; readonly steps: number }
  /** A ruling has stopped play there. */
  | { readonly code: 'table-stopped'; readonly table: TableId }
  /** It is dealt again, and counts once. */
  | { readonly code: 'same-hand'; readonly table: TableId }
  /** Whoever is in keeps one chip at least. */
  | { readonly code: 'chips-too-many'; readonly most: number }
  | { readonly code: 'already-appealed'; readonly ruling: RulingId }
  | { readonly code: 'appeal-too-late'; readonly ruling: RulingId }
  | { readonly code: 'no-open-appeal'; readonly ruling: RulingId }
  | { readonly code: 'no-such-penalty'; readonly penalty: PenaltyId }
  /** The rulebook bars nobody so, or only with an exclusion. */
  | { readonly code: 'no-such-bar'; readonly of: 'player' | 'club' }
  /** He plays for none. */
  | { readonly code: 'plays-for-no-club'; readonly entry: EntryId }
  /** That moment is past. */
  | { readonly code: 'bar-over' }
  /** Somebody who comes is barred; a director lets him in with a reason. */
  | {
      readonly code: 'barred';
      readonly of: 'player' | 'club';
      readonly person: PersonId;
      readonly club?: string;
      readonly until?: Instant;
    }
  /** This rulebook has no penalty go on from one day or evening to the next. */
  | { readonly code: 'penalty-ends' }
  /** The rest of it is served here already. */
  | { readonly code: 'penalty-carried-already'; readonly entry: EntryId }
  /** Another evening has taken it over. */
  | { readonly code: 'penalty-served-elsewhere'; readonly evening: string }
  /** As many points as the rulebook has taken from one player are gone; harder measures are left. */
  | { readonly code: 'no-more-points'; readonly most: number; readonly harder: readonly Measure[] }
  | { readonly code: 'not-on-the-ladder'; readonly measure: Measure; readonly ladder: readonly Measure[] }
  | { readonly code: 'penalty-out-of-bounds'; readonly from: number; readonly to?: number }
  /** The rulebook has no such rule against this. */
  | { readonly code: 'no-such-breach'; readonly rule: string }
  /** For this the rulebook changes no deck. */
  | { readonly code: 'deck-stays'; readonly why: DeckReason; readonly reasons: readonly DeckReason[] }
  | { readonly code: 'two-needed' }
  | { readonly code: 'not-at-the-table'; readonly entry: EntryId; readonly table: TableId }
  /** `euros`: what the rulebook sets, in a night of another currency. */
  | { readonly code: 'fine-needed'; readonly euros?: number }
  /** `amount`: what the rulebook sets; without it, it knows no fine for this. */
  | { readonly code: 'fine-not-so'; readonly amount?: Cents }
  | { readonly code: 'no-seating' }
  /** Who is out or buys is told by name, and not only counted. */
  | { readonly code: 'counted-by-name' }
  | { readonly code: 'nobody-to-count'; readonly is: 'in' | 'out' }
  | RefusalOfMoney
  | { readonly code: 'undo-takes-more'; readonly also: readonly string[] }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'role-may-not'; readonly role: string; readonly needed: readonly string[] }
);
export type RefusalCode = TournamentRefusal['code'];
