/** What of a ruling a night carries out by itself, as its commands are called. */
export const CARRIES_OUT = [
  'PauseClock',
  'RuleHand',
  'TickStep',
  'MoveEntry',
  'PlaceButton',
  'RemoveStack',
  'RemoveChips',
  'BustOut',
  'Reinstate',
  'MarkAbsent',
  'MarkPresent',
  'GivePenalty',
  'EndPenalty',
  'StartHandForHand',
  'EndHandForHand',
  'TellHand',
  'BreakTable',
  'FormFinalTable',
  'RedrawTable',
] as const;
export type CarriesOut = (typeof CARRIES_OUT)[number];
