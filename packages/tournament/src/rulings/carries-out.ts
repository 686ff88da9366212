/** What of a ruling a night carries out by itself, as its commands are called. */
export const CARRIES_OUT = [
  'PauseClock',
  'RuleHand',
  'TickStep',
  'PlaceButton',
  'RemoveStack',
  'RemoveChips',
  'BustOut',
  'GivePenalty',
  'EndPenalty',
  'StartHandForHand',
  'EndHandForHand',
  'TellHand',
  'CallTime',
  'EndTimeCall',
  'MoveEntry',
  'SwapEntries',
  'ChangeTable',
  'AcceptProposal',
  'AnnounceLastHands',
] as const;
export type CarriesOut = (typeof CARRIES_OUT)[number];
