/** What a tab says of them; the list has words of its own. */
export const rulings = { appealOpen: 'Einspruch offen' };
