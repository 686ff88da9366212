import type { wall as german } from '../de/wall.ts';

export const wall: typeof german = {
  loading: 'Loading the tournament …',
  missing: {
    title: 'There is no such tournament',
    detail: 'Compare the link on this wall with the one at the desk: it ends in the tournament’s code.',
    home: 'To the home page',
  },
  deleted: {
    title: 'This tournament was deleted',
    detail: 'It is no longer shown here.',
  },
  unreadable: {
    title: 'This tournament cannot be opened',
    detail: 'The desk says why. Everything else goes on.',
  },
  offline: {
    title: 'No connection to the server',
    detail: 'Riffle keeps trying. Is the server running, and is this screen on the same network?',
  },
  lost: 'No connection. The clock goes on here, changes from the desk are missing.',
  stage: {
    before: 'Start',
    countdown: 'Starts in',
    play: (level) => `Level ${String(level)}`,
    break: 'Break',
    over: 'Tournament over',
  },
  startsSoon: 'on call',
  moving: {
    moved: 'Please change seats',
    broken: (tables) =>
      tables.length === 1
        ? `Table ${tables.join()} is being broken`
        : `Tables ${new Intl.ListFormat('en-GB').format(tables)} are being broken`,
    final: 'Final table: the new seats',
    nextRound: 'Next round: the new seats',
    place: (table, seat) => `Table ${table} · Seat ${String(seat)}`,
    seat: (seat) => `Seat ${String(seat)}`,
    to: 'to',
  },
  envelope: {
    title: (count) => (count === 1 ? 'Envelope drawn' : 'Envelopes drawn'),
    wins: 'The winner is',
    share: 'They share it',
    head: (name) => `The bounty on ${name}`,
    own: 'their own bounty',
    with: (names) => `shared with ${names}`,
  },
  notDrawn: 'The seats have not been drawn yet.',
  held: {
    slept: 'The clock stands: the computer was asleep. The director decides.',
    set: "The clock stands: the computer's was set. The director decides.",
  },
  handForHand: 'Hand-for-hand',
  tablesDone: (done, all) => `${String(done)} of ${String(all)} finished`,
  paused: 'Clock stopped',
  waitingBreak: 'The break is over. Play goes on in a moment.',
  waitingEnd: 'Last level. The blinds stay.',
  blinds: 'Blinds',
  blindsAnte: 'Blinds (ante)',
  nextLevel: 'Next level',
  afterBreak: 'After the break',
  lastLevel: 'Last level',
  breakAt: (time, minutes) => `${time} · in ${minutes}`,
  breakIn: (minutes) => `in ${minutes}`,
  noBreak: 'no more',
  breakUntil: (time) => `Back at ${time}`,
  levelLeft: (time) => `${time} left of the level`,
  players: 'Players',
  alternates: (count) => `Alternates (${String(count)})`,
  average: 'Average stack',
  paid: 'Places paid',
  firstPrize: 'Winner',
  money: {
    pool: 'Prize pool',
    guaranteed: 'guaranteed',
    places: (count: number) => (count === 1 ? '1 place' : `${String(count)} places`),
    sold: { rebuy: 'Rebuys', addOn: 'Add-ons', reEntry: 'Re-entries' },
    end: (level, time) =>
      level === undefined
        ? time === undefined
          ? 'to the end'
          : `until ${time}`
        : `through level ${String(level)}${time === undefined ? '' : ` · ${time}`}`,
    from: (level: number | undefined, time: string | undefined) =>
      level === undefined ? `from ${time ?? 'the end of the rebuys'}` : `after level ${String(level)}`,
    inThisBreak: 'now',
    toMoney: 'To the money',
    bubble: 'Bubble',
    out: (count: number) => `${String(count)} to go`,
    late: 'Late entry',
    inMoney: 'all in the money',
    next: 'Next prize',
    envelopes: 'Envelopes',
    envelopesLeft: (count: number) => (count === 1 ? '1 envelope left' : `${String(count)} envelopes left`),
    most: (amount: string) => `up to ${amount}`,
    lastEnvelope: 'Last envelope',
    onHead: (amount: string) => `head ${amount}`,
    hunted: (amount: string) => `bounties ${amount}`,
    topHead: 'Top bounty',
    head: (amount: string) => `Bounty on you: ${amount}`,
    heads: (count: number) => (count === 1 ? '1 head' : `${String(count)} heads`),
    kept: (amount: string) => `The house keeps ${amount}`,
    prizes: 'Prizes',
    all: 'All prizes',
  },
  lateEntryUntil: (time: string) => `Late entry until ${time}`,
  lateEntry: 'Late entry open',
  mayDarken: 'This screen may go dark: switch that off in the settings of the device.',
  newBlinds: 'New blinds from the next hand',
  silent: 'common practice, the rulebook is silent',
  halted: (tables) =>
    tables.length === 1
      ? `Table ${tables.join()} waits for players.`
      : `Tables ${new Intl.ListFormat('en-GB').format(tables)} wait for players.`,
  stopped: (tables) =>
    tables.length === 1
      ? `Table ${tables.join()} stops until the floor has decided.`
      : `Tables ${new Intl.ListFormat('en').format(tables)} stop until the floor has decided.`,
  lastHands: (hands) =>
    hands === 0
      ? 'The last hand is on.'
      : hands === 1
        ? 'One last hand to come at each table.'
        : `${String(hands)} last hands to come at each table.`,
  handForHandRule: 'Hand-for-hand: after the hand, wait until all tables are done.',
  finalTable: 'Final table',
  ownSeat: 'Your own seat on your phone',
  qr: (address) => `QR code to the player’s page: ${address}`,
  progress: 'Played of the level',
  screens: {
    clock: 'Clock',
    seating: 'Seating list',
    tables: 'Tables',
    moves: 'Moves',
    results: 'Out so far',
    schedule: 'Structure',
    prizes: 'Prizes',
    chips: 'Chips',
    heads: 'Bounties',
  },
  chips: {
    colours: {
      white: 'White',
      grey: 'Grey',
      yellow: 'Yellow',
      orange: 'Orange',
      red: 'Red',
      pink: 'Pink',
      purple: 'Purple',
      lightBlue: 'Light blue',
      blue: 'Blue',
      green: 'Green',
      brown: 'Brown',
      black: 'Black',
    },
    inStack: (count) => `${String(count)} ×`,
    goes: { now: 'changed up now', atBreak: 'goes in the break', afterLevel: 'goes after this level' },
  },
  finalResults: 'Result',
  empty: {
    seating: 'Nobody has a seat yet.',
    tables: 'There are no tables yet.',
    moves: 'Nobody has moved yet.',
    results: 'Nobody is out yet.',
    schedule: 'There is no structure yet.',
    prizes: 'The prizes are not fixed yet.',
    chips: 'No chip set yet.',
    heads: 'Nobody has won a bounty yet.',
  },
  table: (name) => `Table ${name}`,
  entryNo: (no) => `no. ${String(no)}`,
  seatTight: (table, seat) => `${table}-${String(seat)}`,
  legend: 'table-seat',
  page: (page, pages) => `${String(page)} / ${String(pages)}`,
  winner: 'The winner is',
  breakLabel: 'Break',
  minutes: (count) => `${String(count)} min`,
  sound: {
    off: 'Sound is off',
    switchOnHint: 'press S',
    menu: 'Sound and screen',
    title: 'Sound and screen of this wall',
    on: 'Sound on',
    flash: 'Light up briefly as well',
    fullScreen: 'Full screen',
    fullScreenKey: 'key F',
    soundKey: 'key S',
    awake: 'The screen stays on.',
    perhapsAwake:
      'At this address the browser does not promise that the screen stays on; Riffle does what it can. Safer: switch going dark off in the settings of the device.',
    secure: 'Secure address',
    notAwake: 'The browser does not let the screen stay on. Prevent it from switching off in the device’s settings.',
  },
};
