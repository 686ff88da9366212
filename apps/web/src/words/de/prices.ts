export const prices = {
  title: 'Preise',
};
