export const papers = {
  title: 'Listen und Belege',
};
