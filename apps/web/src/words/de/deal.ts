export const deal = {
  title: 'Deal',
};
