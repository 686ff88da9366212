export const own = {
  title: 'Mein Abend',
};
