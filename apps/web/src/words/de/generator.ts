export const generator = {
  title: 'Struktur vorschlagen',
};
