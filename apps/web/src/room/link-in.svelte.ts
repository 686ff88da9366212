import type { CardRoomCommandOrUndo, RoomLinkAnswer } from '@riffle/wire';
import { LinkIn as LinkOfKind } from '../link/link-in.svelte.ts';

/** A guest's own link, a table's, or the kiosk's. */
export class LinkIn extends LinkOfKind<RoomLinkAnswer, CardRoomCommandOrUndo> {
  constructor(code: string, as: 'own' | 'table' | 'kiosk') {
    const way = as === 'table' ? 'dealer' : as;
    super(`riffle.room.${as}.${code}`, `/api/room/link/${encodeURIComponent(code)}/${way}`);
  }
}
