import type { FormClash } from '@riffle/tournament';
import type { RefusalWords, Told } from './refusal-words.ts';
import type { OfForm } from './refusals-of-form.ts';

const CLASHES: { readonly [C in FormClash]: (hands: number) => Told } = {
  roundsAndTimeLimit: () => ({
    title: 'Rounds are played without a time limit.',
    allowed: ['Leave out the time limit, or the rounds.'],
  }),
  roundsAndEachTable: () => ({
    title: 'Either each table plays to its own end, or there is a next round.',
    allowed: ['Choose one of them.'],
  }),
  roundsAndLateEntry: () => ({
    title: 'Nobody enters late where rounds are played.',
    detail: 'The first hand fixes who plays at which table.',
    allowed: ['Leave out late entry.'],
  }),
  roundsAndRebuys: () => ({
    title: 'There is no re-entry, rebuy or add-on in rounds.',
    detail: 'Whoever is out has lost his round.',
    allowed: ['Sell entries only.'],
  }),
  treeForOneWinner: () => ({
    title: 'A bracket needs one winner of each table.',
    allowed: ['Let one go on, or draw each round anew.'],
  }),
  thirdPlaceHeadsUp: () => ({
    title: 'Third place is played for only at tables of two.',
    allowed: ['Leave out the match for third place.'],
  }),
  levelsAgainCarried: () => ({
    title: 'Whoever keeps his stack does not go back to the small blinds.',
    allowed: ['Begin with fresh stacks, or let the blinds go on.'],
  }),
  timeLimitAndDay: () => ({
    title: 'What goes on another day does not end by time.',
    allowed: ['Leave out the time limit, or the end of the day.'],
  }),
  timeAlways: () => ({
    title: 'Under this rulebook this is played against time.',
    allowed: ['Enter a time limit.'],
  }),
  heatsForbidden: () => ({
    title: 'Under this rulebook nobody takes over the stack of another.',
    allowed: ['Leave the heats out.'],
  }),
  heatsAndRounds: () => ({
    title: 'Heats and rounds do not go together.',
    allowed: ['Choose one of them.'],
  }),
  withoutSeating: () => ({
    title: 'Where players are only counted there are no tables to play in another form.',
    allowed: ['Leave the form of the night open.', 'Set the night up with seats.'],
  }),
  heatsWithoutBreak: () => ({
    title: 'After each heat comes a break in which stacks are handed on.',
    allowed: ['Let heats end with levels that a break follows, or put breaks in.'],
  }),
  timeNever: () => ({
    title: 'Under this rulebook there is no time limit here.',
    allowed: ['Leave out the time limit.'],
  }),
  lastHandsFixed: (hands) => ({
    title: 'The rulebook says how many hands follow when the time is up.',
    allowed: [`${String(hands)} hands.`],
  }),
};

export const formEn: Pick<RefusalWords, OfForm> = {
  'form-invalid': ({ field: name, min, max }) => {
    switch (name) {
      case 'playTime':
        return { title: 'No time limit is that long.', allowed: [`${String(min)} to ${String(max)} minutes.`] };
      case 'lastHands':
        return { title: 'There are not so many last hands.', allowed: [`${String(min)} to ${String(max)}.`] };
      case 'heats':
        return {
          title: 'Heats do not end like this.',
          detail: 'Named are the levels with which a heat ends, in their order and before the last level.',
          allowed: [`Level ${String(min)} to ${String(max)}.`],
        };
      case 'advance':
        return {
          title: 'So many do not go on from one table.',
          detail: 'Somebody must go out at every table, at the smallest of a round too.',
          allowed: [max === 1 ? 'With so many seats 1.' : `With so many seats ${String(min)} to ${String(max)}.`],
        };
    }
  },
  'form-contradicts': ({ clash, hands = 0 }) => CLASHES[clash](hands),
  'no-heats': () => ({
    title: 'No heats are played in this tournament.',
    allowed: ['Heats are entered with the form of play before the start.'],
  }),
  'no-team': ({ entry }, say) => ({
    title: `To which club ${say.entry(entry)} belongs is not entered.`,
    allowed: ['Enter the club first.'],
  }),
  'heat-played': ({ heat }) => ({
    title: `This person has played heat ${String(heat)} and handed the stack on.`,
    allowed: ['Choose another player of the team.', 'The director can allow it with a reason.'],
  }),
  'no-heat-change': ({ heat, of, through }) => ({
    title: `Heat ${String(heat)} of ${String(of)} is being played: stacks are handed on in the break between heats.`,
    allowed: [
      ...(through > 0 ? [`In the break after level ${String(through)}.`] : []),
      'The director can allow it with a reason.',
    ],
  }),
  'table-decided': ({ name }) => ({
    title: `This round is played at table ${name}.`,
    detail: 'Whoever still has chips there goes on.',
    allowed: ['Draw the next round, or correct the last bust-out.'],
  }),
  'time-not-up': ({ left }, say) => ({
    title: 'The time is not up yet.',
    detail: `${say.duration(left)} are still to be played.`,
  }),
  'called-off': () => ({
    title: 'The tournament is called off.',
    allowed: ['Take that back in the log if it is played after all.'],
  }),
  'duty-not-due': ({ duty }) => ({
    title:
      duty === 'clubCheckIn'
        ? 'This club does not play here, or the rulebook asks for no registration.'
        : duty === 'cardOnStack'
          ? 'The club card lies on the stack only in a break between two heats.'
          : duty === 'cardHandedIn'
            ? 'A club card is handed in only by who is out of a team event.'
            : 'The round card is handed in once the table has its winner.',
  }),
  'no-time-limit': () => ({
    title: 'This tournament has no time limit.',
    allowed: ['A time limit is entered with the form of play before the start.'],
  }),
  'last-hands-first': () => ({
    title: 'The last hands are not announced yet.',
    allowed: ['Wait until the time is up.'],
  }),
  'each-table-by-itself': () => ({
    title: 'Here each table ends by itself.',
    allowed: ['Rank one table after the other by chips.'],
  }),
  'all-tables-at-once': () => ({
    title: 'Here all tables are ranked by chips together.',
    allowed: ['Count all stacks, then end the tournament.'],
  }),
  'ended-by-time': ({ table }, say) => ({
    title: `${say.tableFirst(table)} is ranked by chips already.`,
    allowed: ['Take the ranking back.'],
  }),
  'hands-to-play': ({ table, hands }, say) => ({
    title: `${say.tableFirst(table)} has ${hands === 1 ? '1 more hand' : `${String(hands)} more hands`} to play.`,
  }),
  'stacks-missing': ({ players }) => ({
    title: players === 1 ? 'One stack is not counted yet.' : `${String(players)} stacks are not counted yet.`,
    detail: 'What counts was counted since the last hands were announced.',
    allowed: ['Count the missing stacks.'],
  }),
  'round-drawn': ({ entry, round }, say) => ({
    title: `${say.entry(entry)} went out before round ${String(round)}.`,
    detail: 'That round was drawn without him.',
    allowed: [`First take back the draw of round ${String(round)}.`],
  }),
  'no-match': ({ entry }, say) => ({
    title: `${say.entry(entry)} has no match in this round.`,
    detail: 'The round was drawn, and he was not there.',
    allowed: ['Strike off the entry.'],
  }),
  'counted-by-name': () => ({
    title: 'On this night it is told by name who is out or buys.',
    allowed: ['Say who it is.'],
  }),
  'nobody-to-count': ({ is }) =>
    is === 'in'
      ? { title: 'Nobody is in any more.', allowed: ['Enter whoever is still coming.'] }
      : { title: 'Nobody is out who could buy back in.' },
  'rounds-begun': () => ({
    title: 'The rounds are drawn.',
    detail: 'Who is entered now has no match.',
  }),
};
