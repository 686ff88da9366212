import type { KindName } from '@riffle/wire';

/** Where one of a kind is asked. */
export const pathOf = (kind: KindName, id: string): string => `/api/${kind}/${encodeURIComponent(id)}`;
