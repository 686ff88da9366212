import type { said as german } from '../de/said.ts';

export const said: typeof german = {
  stakes: ({ game, two, ante, anteBy, bringIn }) =>
    [
      ...(game === '' ? [] : [`${game}.`]),
      `${bringIn === undefined ? 'Blinds' : 'Bets'} ${two.join(', ')}.`,
      ...(ante === undefined ? [] : [`${anteBy === 'bigBlind' ? 'Big blind ante' : 'Ante'} ${ante}.`]),
      ...(bringIn === undefined ? [] : [`Bring-in ${bringIn}.`]),
    ].join(' '),
  minutes: (count) => (count === 1 ? 'one minute' : `${String(count)} minutes`),
  place: (place) => `place ${String(place)}`,
  entryNo: (no) => `number ${String(no)}`,
  start: (level, stakes) => `The tournament begins. Level ${String(level)}. ${stakes}`,
  level: (level, stakes) => `Level ${String(level)}. ${stakes}`,
  afterBreak: (level, stakes) => `The break is over. Level ${String(level)}. ${stakes}`,
  break: (minutes, label) =>
    `Break${label === undefined ? '' : `: ${label}`}. ${minutes === 1 ? 'One minute' : `${String(minutes)} minutes`}.`,
  minute: {
    level: (stakes) => `New blinds in one minute. ${stakes}`,
    game: (stakes) => `In one minute: ${stakes}`,
    break: 'Break in one minute.',
    end: 'One minute left in the last level.',
  },
  breakSoon: (inMinutes) => `Break in ${inMinutes}.`,
  breakEnding: (inMinutes) => `We go on in ${inMinutes}. Please return to your seats.`,
  handForHand: 'Hand for hand from now on. After each hand all tables wait.',
  handForHandEnds: 'Hand for hand is over. Play goes on.',
  hand: 'Next hand, please deal.',
  move: {
    one: (name, table, seat) => `${name} moves: table ${table}, seat ${seat}.`,
    many: (count) => `${String(count)} players change seats. The seats are on the wall.`,
    broken: (tables) =>
      `${tables.length === 1 ? `Table ${tables.join()} is` : `Tables ${new Intl.ListFormat('en').format(tables)} are`} broken. The new seats are on the wall.`,
  },
  bustOut: (name, place) => `${name} is out: ${place}.`,
  timeCall: (table, name, seconds) =>
    `Time at table ${table}${name === undefined ? '' : `, ${name}`}: ${String(seconds)} seconds.`,
  envelope: (name, amount) => `${name} draws an envelope: ${amount}.`,
  bubble: 'One more player until the money.',
  money: (left) => `The bubble has burst. All ${String(left)} players are in the money.`,
  stopped: (table) => `Table ${table} stops and waits for the floor.`,
  over: (name) =>
    name === undefined ? 'The tournament is over.' : `The tournament is over. ${name} wins. Congratulations!`,
  finalTable: 'Final table! The seats are on the wall.',
  lastHands: (hands) => (hands === 1 ? 'The last hand.' : `The last ${String(hands)} hands at each table.`),
  registration: 'Registration is closed.',
};
