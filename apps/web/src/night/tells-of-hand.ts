import type { TableView } from '@riffle/tournament';

type Told = Pick<TableView, 'ruled' | 'coming' | 'deals'>;

/** Whether there is more to be said of a table's hands than who has button and blinds. */
export const tellsOfHand = ({ ruled, coming, deals }: Told): boolean =>
  [ruled, coming?.sitsOut, coming?.away, coming?.back, deals].some((one) => one !== undefined);
