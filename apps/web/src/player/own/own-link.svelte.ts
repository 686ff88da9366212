import type { EntryId, TournamentCommand } from '@riffle/tournament';
import type { OwnAnswer, Problem } from '@riffle/wire';
import { newId } from '../../ask/new-id.ts';
import { KeptLink } from '../../link/kept-link.svelte.ts';

/** The link that makes this phone his own in one night, and what it told last: known without a network as well. */
export class OwnLink extends KeptLink<OwnAnswer> {
  constructor(code: string) {
    super({ code, of: 'own' });
  }

  /** In the name of one of his entries; why not, where it is refused. What he then knows is told with the answer. */
  async say(entry: EntryId, command: TournamentCommand): Promise<Problem | undefined> {
    const { token } = this;
    if (token === undefined) return undefined;
    const answer = await this.send<OwnAnswer>({ id: newId(), entry, command });
    if (!answer.ok) {
      // what he saw holds no more, most likely
      await this.refresh();
      return answer.refusal;
    }
    this.heard(token, answer.value);
    return undefined;
  }
}
