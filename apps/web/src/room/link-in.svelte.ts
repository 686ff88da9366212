import type { CardRoomCommandOrUndo, RoomLinkAnswer } from '@riffle/wire';
import { LinkIn as LinkOfKind } from '../link/link-in.svelte.ts';

/** A guest's own link, or a table's. */
export class LinkIn extends LinkOfKind<RoomLinkAnswer, CardRoomCommandOrUndo> {
  constructor(code: string, as: 'own' | 'table') {
    const way = as === 'own' ? 'own' : 'dealer';
    super(`riffle.room.${as}.${code}`, `/api/room/link/${encodeURIComponent(code)}/${way}`);
  }
}
