import type { Words } from '../de/index.ts';

export const bounty: Words['bounty'] = {
  title: 'Bounty',
  paid: (name, amount) => `${name} gets ${amount}`,
  onto: (amount) => `${amount} onto their own head`,
  envelope: (names, several) =>
    several ? `${names} share what is in the envelope.` : `${names} gets what is in the envelope.`,
  toDraw: 'It is drawn at the cashier’s.',
  kept: (name, amount) => `No bounty, as none of them has bought one: ${name} keeps ${amount}.`,
  keptEnvelope: (name) => `No bounty, as none of them has bought one: the envelope is ${name}’s.`,
  keptByOne: (killer, name, amount) => `No bounty, as ${killer} has not bought one: ${name} keeps ${amount}.`,
  keptEnvelopeByOne: (killer, name) => `No bounty, as ${killer} has not bought one: the envelope is ${name}’s.`,
  stays: {
    noHead: (name) => `No bounty, as ${name} has not bought one.`,
    nobodyNamed: (amount) => `No bounty yet: it stays (${amount}) until it is said who has won.`,
    envelopeNobody: 'No envelope yet: say first who has won.',
    oneOfSeveral: (amount) =>
      `No bounty yet, as the rulebook shares none: it stays (${amount}) until only one is named.`,
    envelopeSeveral: 'No envelope yet: the rulebook shares no bounty, so only one is to be named.',
    notSealed: 'No bounty, as the envelopes are not sealed yet.',
  },
  winner: (name, amount) => `${name} wins and keeps their own head: ${amount}`,
  told: (lines) => `Bounty: ${lines}.`,
  toldPart: (name, amount) => `${name} ${amount}`,
  toldOnto: (amount) => `+ ${amount} onto the head`,
  toldEnvelope: (names) => `An envelope is to be drawn for ${names}.`,
};
