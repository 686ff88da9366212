/** A rebuy on the spot, for who goes out. */
export const rebuy = {
  buy: (price: string) => `Rebuy (${price})`,
  outAndBuy: (price: string) => `Raus, mit Rebuy (${price})`,
  sold: (name: string) => `Rebuy für ${name}: wieder dabei. Das Geld nimmt die Kasse.`,
  forfeit: {
    counted: 'Gezählter Stack',
    hint: 'Für einen Re-Entry wird er aufgegeben und geht aus dem Spiel.',
    enter: 'Stack aufgeben, Re-Entry',
  },
};
