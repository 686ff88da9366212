import { session } from '../../session/session.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import type { CashBox } from './chosen-box.svelte.ts';

/** Nothing of a demo is kept, so there anybody is. */
export const isDirector = ({ view }: Desk): boolean => session.staff?.role === 'director' || view.setup.demo === true;

/** What whoever sits here may take from and put into: of those that are not counted yet his own, or all for a director. */
export const myBoxes = (desk: Desk): readonly CashBox[] =>
  (desk.view.money?.books?.boxes ?? []).filter(
    ({ counted, holder }) => counted === undefined && (isDirector(desk) || holder === session.staff?.id),
  );
