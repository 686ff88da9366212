export const cashier = {
  title: 'Kasse',
};
