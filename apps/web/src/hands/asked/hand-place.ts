import { isSeatNo, type SeatNo } from '@riffle/table';

/** Where in which hand somebody asked „Was nun?“: the step, and the seat that it is about. */
export type HandPlace = { readonly id: string; readonly step: number; readonly seat: SeatNo | undefined };

/** As it stands in an address: `7f3a.14.3`. */
export const formatHandPlace = ({ id, step, seat }: HandPlace): string =>
  [id, step, ...(seat === undefined ? [] : [seat])].join('.');

export function parseHandPlace(text: string | undefined): HandPlace | undefined {
  const [, id, step, seat] = /^(\w+)\.(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  if (id === undefined || !Number.isSafeInteger(Number(step))) return undefined;
  const at = Number(seat);
  return { id, step: Number(step), seat: isSeatNo(at) ? at : undefined };
}
