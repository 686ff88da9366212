export const chips = {
  title: 'Chipsatz',
};
