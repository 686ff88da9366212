import type { Journal } from '@riffle/journal';
import type { ArrivalStore } from '../../club/arrival-store.ts';

/** After a crash: who came with a file stays where the file came too, and goes again where it did not. */
export async function settleArrivals(arrivals: ArrivalStore, journal: Journal): Promise<void> {
  for (const { stream, version } of await arrivals.open()) {
    const isHere = (await journal.versionOf(stream)) >= version;
    await (isHere ? arrivals.settle(stream) : arrivals.withdraw(stream));
  }
}
