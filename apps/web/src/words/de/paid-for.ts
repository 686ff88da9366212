/** Wofür Geld steht: wohin ein Teil eines Preises geht, und womit jemand etwas gewonnen hat. */
export const accounts = {
  ...{ prizes: 'Preistopf', bounties: 'Kopfgeld', fee: 'Gebühr', staff: 'Personal', deduction: 'Abzug' },
  ...{ houseShare: 'Anteil des Hauses am Preistopf', added: 'Vom Haus zugelegt', guarantee: 'Garantie aufgefüllt' },
  ...{ fines: 'Geldstrafen', goodCause: 'Geldstrafen für einen guten Zweck' },
  ...{ rest: 'Rest aus Preisen und Kopfgeld', house: 'Haus: aus den Kassen', difference: 'Differenz' },
};
export const wonBy = {
  ...{ prize: 'Preisgeld', bounty: 'Kopfgelder', special: 'Sonderpreise', byHand: 'Vom Haus, von Hand' },
};
