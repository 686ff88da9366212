import type { EventType, TournamentEvent } from './event.ts';
import type { EntryId, PenaltyId, RulingId, SaleId } from './ids.ts';

/**
 * What of an event somebody wrote about people in words of his own, or ties a record to a player. It is kept apart from
 * the event, so that it can be taken out and the night stays what it was. A new event that does not say does not compile.
 */
export const FREE_TEXTS: { readonly [T in EventType]: readonly string[] } = {
  Created: [],
  SetupChanged: [],
  LevelsChanged: [],
  EntriesAdded: ['entries.*.club'],
  AlternatePassed: [],
  EntryWithdrawn: [],
  CheckedIn: ['reason'],
  CheckedOut: [],
  PersonChanged: ['reason'],
  ClubChanged: ['club'],
  OwnLinkRenewed: [],
  KeptApart: [],
  MarkedAbsent: [],
  MarkedPresent: ['reason'],
  TableAdded: [],
  TableChanged: [],
  TableRemoved: [],
  TablesOrdered: [],
  SeatBlocked: ['label'],
  SeatUnblocked: [],
  SeatsDrawn: [],
  TableRedrawn: [],
  EntrySeated: ['reason'],
  EntryUnseated: [],
  EntryMoved: ['reason'],
  EntriesSwapped: ['reason'],
  EntryLocked: [],
  EntryUnlocked: [],
  ButtonsDrawn: [],
  ButtonPlaced: [],
  ButtonAdvanced: [],
  HandBegun: [],
  ColourUpBegun: ['reason'],
  SmallChipsCounted: [],
  SmallChipsTaken: [],
  ColourUpEnded: ['reason'],
  LateChipsExchanged: [],
  StacksCounted: ['reason'],
  LastHandsAnnounced: ['reason'],
  StacksBagged: [],
  PaidCarried: [],
  DayEnded: ['reason'],
  DayCarried: ['entries.*.club'],
  HandForHandStarted: [],
  HandForHandDealt: [],
  HandTold: [],
  TimeCalled: [],
  TimeCallEnded: [],
  FloorCalled: [],
  FloorCallAnswered: [],
  FloorCallEnded: [],
  ToldOfTable: [],
  TableLinkRenewed: [],
  HandForHandEnded: [],
  TableBroken: ['reason'],
  FinalTableFormed: ['reason'],
  RoundDrawn: [],
  EndedByTime: [],
  StackHandedOn: ['reason'],
  DutyTold: ['duty.club'],
  PlayerDrawn: ['for'],
  ProposalDismissed: ['reason'],
  HaltWaived: ['reason'],
  TableSizeSet: [],
  CountdownStarted: [],
  CountdownCancelled: [],
  ClockStarted: [],
  ClockPaused: [],
  ClockSet: [],
  BustedOut: [],
  BustOutChanged: [],
  StackRemoved: ['reason'],
  BustOutMoved: [],
  Reinstated: [],
  Noted: ['text'],
  CalledOff: ['reason'],
  RulingRecorded: ['on.reason', 'on.instead.text', 'on.entry'],
  RulingCarriedOut: [],
  StepTicked: [],
  HandRuled: [],
  ChipsRemoved: [],
  RulingAppealed: ['why'],
  AppealDecided: ['why'],
  PenaltyGiven: ['penalty.reason', 'penalty.entry'],
  PenaltiesCounted: [],
  PenaltiesMoved: [],
  PenaltyEnded: ['reason'],
  Sold: ['reason'],
  BoughtBack: [],
  SaleReversed: ['reason'],
  BoxOpened: ['name'],
  CashMoved: ['reason'],
  BoxCounted: ['note'],
  MoneyTaken: [],
  MoneyGivenBack: [],
  PrizeHandedOut: [],
  PaymentReversed: ['reason'],
  SpecialAwarded: ['reason'],
  HatFilled: [],
  HeadDrawn: [],
  ThingHandedOver: [],
  DealAgreed: [],
  EnvelopesSealed: [],
  EnvelopeDrawn: [],
  DealProposed: [],
  DealConsented: [],
  DealDeclined: [],
  DealWithdrawn: [],
  DealFell: [],
  PlayEnded: [],
  MoneyAdded: ['reason'],
  BookedByHand: ['reason'],
  FineBooked: [],
  FineReversed: [],
  PointsAdjusted: ['reason'],
  HitsAdjusted: ['reason'],
  Settled: ['reason'],
};

/** Stands where one was taken out: the journal’s mark, which nobody can type. */
export const REDACTED = '\u0018';

/** What is written down about somebody for later nights: penalties and rulings. A club keeps it for a time. */
const OF_RECORD: readonly EventType[] = [
  'RulingRecorded',
  'RulingAppealed',
  'AppealDecided',
  'PenaltyGiven',
  'PenaltyEnded',
];
export const isOfRecord = (type: string): boolean => (OF_RECORD as readonly string[]).includes(type);

/** Told the events in their order, it knows whom a text in one of them is about. */
export class WhoseTexts {
  readonly #sales = new Map<SaleId, EntryId>();
  readonly #penalties = new Map<PenaltyId, EntryId>();
  readonly #rulings = new Map<RulingId, EntryId | undefined>();

  follow(event: TournamentEvent): void {
    if (event.type === 'Sold') this.#sales.set(event.sale, event.entry);
    if (event.type === 'PenaltyGiven') this.#penalties.set(event.penalty.id, event.penalty.entry);
    if (event.type === 'RulingRecorded') this.#rulings.set(event.ruling, event.on.entry);
  }

  /** `at`: where in the event it stands. Nobody in particular for a note, or why a table was broken. */
  whose(event: TournamentEvent, at: readonly (string | number)[]): readonly EntryId[] {
    const found = this.#entries(event, at);
    return found.filter((entry) => entry !== undefined && entry !== REDACTED) as readonly EntryId[];
  }

  #entries(event: TournamentEvent, at: readonly (string | number)[]): readonly (EntryId | undefined)[] {
    switch (event.type) {
      case 'EntriesAdded':
      case 'DayCarried':
        return [event.entries[Number(at[1])]?.entry];
      case 'ClubChanged':
      case 'StackRemoved':
      case 'Sold':
        return [event.entry];
      case 'EntryMoved':
        return [event.moved.entry];
      case 'EntriesSwapped':
        return [event.a.entry, event.b.entry];
      case 'SaleReversed':
        return [this.#sales.get(event.sale)];
      case 'PenaltyGiven':
        return [event.penalty.entry];
      case 'PenaltyEnded':
        return [this.#penalties.get(event.penalty)];
      case 'RulingRecorded':
        return [event.on.entry];
      case 'RulingAppealed':
      case 'AppealDecided':
        return [this.#rulings.get(event.ruling)];
      default:
        return [];
    }
  }
}
