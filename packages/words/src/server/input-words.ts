/** Fields that people fill in, by their name in what is sent: an answer names them as screens do. */
export const INPUT_FIELDS = [
  ...(['alt', 'breakEnding', 'breakSoon', 'every'] as const),
  ...(['amount', 'amounts', 'ante', 'bigBlind', 'birthday', 'bounty', 'box', 'bustOut', 'button', 'by'] as const),
  ...(['capacity', 'card', 'cash', 'chips', 'closesAt', 'club', 'clubName', 'code', 'count', 'currency'] as const),
  ...(['deposit', 'duration', 'edition', 'email', 'entries', 'entry', 'envelopes', 'first', 'float', 'game'] as const),
  ...([
    'given',
    'guarantee',
    'hands',
    'hours',
    'kind',
    'label',
    'last',
    'lateEntryThrough',
    'level',
    'levels',
  ] as const),
  ...(['means', 'measure', 'minutes', 'months', 'name', 'nickname', 'note', 'number', 'offence', 'old'] as const),
  ...(['opensAt', 'parts', 'payment', 'person', 'pin', 'place', 'points', 'price', 'prizes', 'profile'] as const),
  ...(['profiles', 'reason', 'role', 'roomName', 'rounds', 'rule', 'rulebook', 'sale', 'seat', 'seats'] as const),
  ...(['seatsPerTable', 'seconds', 'shares', 'smallBlind', 'special', 'stack', 'stacks', 'startingStack'] as const),
  ...(['startsAt', 'table', 'tables', 'text', 'thing', 'through', 'type', 'until', 'why', 'zone'] as const),
] as const;
export type InputField = (typeof INPUT_FIELDS)[number];

type Bound = { readonly of: 'number' | 'signs' | 'items'; readonly bound: number };

/** What is wrong with one field of what was sent, before the domain is asked. */
export type InputFault =
  | { readonly is: 'missing' | 'unknown' | 'unreadable' }
  | { readonly is: 'other'; readonly wanted: 'text' | 'number' | 'wholeNumber' | 'yesOrNo' | 'list' | 'fields' }
  | ({ readonly is: 'tooSmall' | 'tooLarge' /** The bound itself is none of it. */; readonly beyond?: true } & Bound)
  | { readonly is: 'notInSteps'; readonly step: number }
  /** Few enough to be named. */
  | { readonly is: 'noneOf'; readonly values: readonly string[] }
  | { readonly is: 'outside'; readonly least: number; readonly most: number }
  | { readonly is: 'strangers'; readonly names: readonly string[] }
  | { readonly is: 'noForm'; readonly of: 'email' | 'link' | 'day' | 'id' };

export type InputWords = {
  readonly fields: { readonly [F in InputField]: string };
  /** One that has no name of ours, as it was sent; `item` of a list, from 1. */
  readonly unnamed: (key: string) => string;
  readonly item: (field: string, item: number) => string;
  readonly fault: { readonly [I in InputFault['is']]: (fault: Extract<InputFault, { readonly is: I }>) => string };
};
