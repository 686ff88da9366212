import type { InputWords } from './input-words.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const all = new Intl.ListFormat('en', { type: 'conjunction' });
const figure = new Intl.NumberFormat('en');
const quoted = (words: readonly string[]): readonly string[] => words.map((word) => `“${word}”`);
const of = (bound: number, what: 'number' | 'signs' | 'items'): string => {
  const count = figure.format(bound);
  if (what === 'number') return count;
  const one = what === 'signs' ? 'character' : 'item';
  return bound === 1 ? `${count} ${one}` : `${count} ${one}s`;
};

export const inputEn: InputWords = {
  fields: {
    ...{ alt: 'Whom the picture shows', breakEnding: 'Break soon over', breakSoon: 'Break soon', every: 'Repeat' },
    ...{ amount: 'Amount', amounts: 'Amounts', ante: 'Ante', bigBlind: 'Big blind', birthday: 'Birthday' },
    ...{ bounty: 'Bounty', box: 'Cash box', bustOut: 'Bust-out', button: 'Button', by: 'By whom' },
    ...{ capacity: 'Places', card: 'Card', cash: 'Cash', chips: 'Chips', closesAt: 'Sign-up closes', club: 'Club' },
    ...{ clubName: 'Name of the club', code: 'Code', count: 'How many', currency: 'Currency', deposit: 'Deposit' },
    ...{ duration: 'Duration', edition: 'Edition', email: 'E-mail', entries: 'Entries', entry: 'Entry' },
    ...{ envelopes: 'Envelopes', first: 'First name', float: 'Opening float', game: 'Game', given: 'Given' },
    ...{ guarantee: 'Guarantee', hands: 'Hands', hours: 'Hours', kind: 'Kind', label: 'Label', last: 'Last name' },
    ...{ lateEntryThrough: 'Late entry through level', level: 'Level', levels: 'Structure', means: 'Means of payment' },
    ...{ measure: 'Measure', minutes: 'Minutes', months: 'Months', name: 'Name', nickname: 'Nickname' },
    ...{ note: 'Note', number: 'Number', offence: 'Breach', old: 'Present PIN', opensAt: 'Sign-up opens' },
    ...{
      parts: 'Parts of the price',
      payment: 'Payment',
      person: 'Person',
      pin: 'PIN',
      place: 'Place',
      points: 'Points',
    },
    ...{ price: 'Price', prizes: 'Prizes', profile: 'Price', profiles: 'Prices', reason: 'Reason', role: 'Role' },
    ...{ roomName: 'Name for the room', rounds: 'Rounds', rule: 'Rule', rulebook: 'Rulebook', sale: 'Sale' },
    ...{ seat: 'Seat', seats: 'Seats', seatsPerTable: 'Seats at each table', seconds: 'Seconds', shares: 'Shares' },
    ...{ smallBlind: 'Small blind', special: 'Special prize', stack: 'Stack', stacks: 'Stacks' },
    ...{ startingStack: 'Starting stack', startsAt: 'Start', table: 'Table', tables: 'Tables', text: 'Text' },
    ...{
      thing: 'Prize in kind',
      through: 'Through level',
      type: 'Step',
      until: 'Until',
      why: 'Reason',
      zone: 'Time zone',
    },
  },
  unnamed: (key) => `“${key}”`,
  item: (field, item) => `${field} (item ${String(item)})`,
  fault: {
    missing: () => 'This is missing.',
    unknown: () => 'This is not known here.',
    unreadable: () => 'This cannot be read.',
    other: ({ wanted }) => {
      const wants = {
        ...{ text: 'a text', number: 'a number', wholeNumber: 'a whole number', yesOrNo: 'yes or no' },
        ...{ list: 'a list', fields: 'a group of fields' },
      };
      return `This has to be ${wants[wanted]}.`;
    },
    tooSmall: ({ of: what, bound, beyond }) =>
      what !== 'number' && bound === 1
        ? 'This must not be empty.'
        : `This has to ${what === 'number' ? 'be' : 'have'} ${beyond ? 'more than' : 'at least'} ${of(bound, what)}.`,
    tooLarge: ({ of: what, bound, beyond }) =>
      `This may ${what === 'number' ? 'be' : 'have'} ${beyond ? 'less than' : 'at most'} ${of(bound, what)}.`,
    notInSteps: ({ step }) => `This goes in steps of ${figure.format(step)}.`,
    noneOf: ({ values }) => `Possible is ${either.format(quoted(values))}.`,
    outside: ({ least, most }) => `Possible is ${figure.format(least)} to ${figure.format(most)}.`,
    strangers: ({ names }) => `There is no ${all.format(quoted(names))} here.`,
    noForm: ({ of: what }) =>
      ({
        email: 'This is no e-mail address.',
        link: 'This is no link.',
        day: 'This is no date.',
        id: 'This is no id as Riffle gives them.',
      })[what],
  },
};
