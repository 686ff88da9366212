import type { CommandAnswer, DealerAnswer, NightCommand } from '@riffle/wire';
import type { Answer } from '../ask/ask.ts';
import { KeptLink } from '../link/kept-link.svelte.ts';

/** The link of one table, by which whoever deals there sees it and tells of it. */
export class TableLink extends KeptLink<DealerAnswer> {
  constructor(code: string) {
    super({ code, of: 'dealer' });
  }

  /** As the dealer of this table; under the same id once, however often it is sent. */
  tell(id: string, command: NightCommand): Promise<Answer<CommandAnswer>> {
    return this.send<CommandAnswer>({ id, command });
  }
}
