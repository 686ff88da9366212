/** A rebuy on the spot, for who goes out. */
export const rebuy = {
  buy: (price: string, name = 'Rebuy') => `${name} (${price})`,
  outAndBuy: (price: string, name = 'Rebuy') => `Raus, mit ${name} (${price})`,
  sold: (name: string) => `Rebuy für ${name}: wieder dabei. Das Geld nimmt die Kasse.`,
  chipsOf: (chips: string) => `${chips} Chips`,
  undo: 'Zurücknehmen',
  ownPrice: {
    ask: 'Anderer Preis oder andere Chips',
    price: 'Anderer Preis',
    hint: 'Mit Begründung, nur für diesen Verkauf.',
    noAmount: 'Das ist kein Betrag.',
    chips: 'Andere Chips',
    noChips: 'Das ist keine Anzahl.',
    reason: 'Begründung dafür',
    usual: 'Doch wie üblich',
  },
  back: {
    boughtBack: 'kaufte sich wieder ein: kein Platz',
    lifeBefore: (time: string) => `Ausscheiden um ${time} berichtigen`,
    lifeBy: (names: string) => (names === '' ? 'durch wen: nicht gesagt' : `durch ${names}`),
    undone: (name: string) => `Ausscheiden von ${name} und Rebuy zurückgenommen.`,
  },
  forfeit: {
    counted: 'Gezählter Stack',
    hint: 'Für ein Re-Entry wird er aufgegeben und geht aus dem Spiel.',
    enter: 'Stack aufgeben, Re-Entry',
  },
};
