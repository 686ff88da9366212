/** What is won with whoever goes out. */
export const bounty = {
  title: 'Kopfgeld',
  paid: (name: string, amount: string) => `${name} bekommt ${amount}`,
  onto: (amount: string) => `${amount} auf den eigenen Kopf`,
  /** Who: one, or several by name. */
  envelope: (names: string, several: boolean) =>
    several ? `${names} teilen, was im Umschlag ist.` : `${names} bekommt, was im Umschlag ist.`,
  toDraw: 'Gezogen wird an der Kasse.',
  kept: (name: string, amount: string) =>
    `Kein Kopfgeld, weil keiner von ihnen eines gekauft hat: ${name} behält ${amount}.`,
  keptEnvelope: (name: string) =>
    `Kein Kopfgeld, weil keiner von ihnen eines gekauft hat: Der Umschlag gehört ${name}.`,
  keptByOne: (killer: string, name: string, amount: string) =>
    `Kein Kopfgeld, weil ${killer} keines gekauft hat: ${name} behält ${amount}.`,
  keptEnvelopeByOne: (killer: string, name: string) =>
    `Kein Kopfgeld, weil ${killer} keines gekauft hat: Der Umschlag gehört ${name}.`,
  stays: {
    noHead: (name: string) => `Kein Kopfgeld, weil ${name} keines gekauft hat.`,
    nobodyNamed: (amount: string) =>
      `Noch kein Kopfgeld: Es bleibt liegen (${amount}), bis gesagt ist, wer gewonnen hat.`,
    envelopeNobody: 'Noch kein Umschlag: Erst ist zu sagen, wer gewonnen hat.',
    oneOfSeveral: (amount: string) =>
      `Noch kein Kopfgeld, weil das Regelwerk keines teilt: Es bleibt liegen (${amount}), bis nur einer genannt ist.`,
    envelopeSeveral: 'Noch kein Umschlag: Das Regelwerk teilt kein Kopfgeld, es ist nur einer zu nennen.',
    notSealed: 'Kein Kopfgeld, weil die Umschläge noch nicht versiegelt sind.',
  },
  winner: (name: string, amount: string) => `${name} gewinnt und behält den eigenen Kopf: ${amount}`,
  /** In the notice, once it is recorded. */
  told: (lines: string) => `Kopfgeld: ${lines}.`,
  toldPart: (name: string, amount: string) => `${name} ${amount}`,
  toldOnto: (amount: string) => `+ ${amount} auf den Kopf`,
  toldEnvelope: (names: string) => `Umschlag zu ziehen für ${names}.`,
};
