type Box = { readonly id: string; readonly holder: string };

/**
 * Which box money goes into and comes out of: the one that was chosen, else the reader's own. Never somebody else's by
 * itself, so that a director who may reach into all of them says which.
 */
export const boxFor = <B extends Box>(
  boxes: readonly B[],
  { chosen, reader }: { readonly chosen: string | undefined; readonly reader: string | undefined },
): B | undefined => boxes.find(({ id }) => id === chosen) ?? boxes.find(({ holder }) => holder === reader);
