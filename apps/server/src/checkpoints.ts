import type { Journal } from '@riffle/journal';
import type { ClubStore } from './club/club-store.ts';
import { complain } from './unattended.ts';

/** A copy of the files that somebody makes by hand lacks this much at most. */
const EVERY = 60_000;

/** Now and then what was written is brought from beside the two files into them. Gives back what ends it. */
export function keepCheckpoints(journal: Journal, club: ClubStore): () => void {
  const checkpoint = (): void => {
    for (const store of [journal, club]) store.checkpoint().catch(complain);
  };
  // what a crash left beside them
  checkpoint();
  const timer = setInterval(checkpoint, EVERY).unref();
  return () => clearInterval(timer);
}
