import type { NightLine } from '@riffle/wire';
import type { Directory } from './club/directory.ts';
import type { NightShelf, Shelved } from './club/night-shelf.ts';
import type { Kept, Records } from './host/records.ts';

/** The list of nights as the host's records. */
export function nightRecords(shelf: NightShelf, directory: Directory): Records {
  return {
    list: async (_kind, archived) => shelf.list(archived).map((row) => keptOf({ ...row, version: 0, edition: '' })),
    all: async () => shelf.all().map(keptOf),
    find: async (_kind, id) => {
      const row = shelf.find(id);
      return row === undefined ? undefined : keptOf(row);
    },
    idOf: async (_kind, code) => shelf.idOf(code),
    put: async ({ id, code, createdAt, version, dueAt, line, holds: [held] }) => {
      const due = dueAt === undefined ? {} : { dueAt };
      shelf.put({ id, code, createdAt, version, edition: held?.edition ?? '', ...(line as NightLine), ...due });
    },
    asideOf: async (_kind, id) => shelf.wallOf(id),
    setAside: async (_kind, id, aside) => shelf.setWall(id, aside),
    archive: async (_kind, id, archived) => shelf.archive(id, archived),
    freeCode: async () => shelf.freeCode(),
    setPlayed: async (_kind, id, { at, people }) => directory.setPlayed(id, people, at),
  };
}

const keptOf = ({ id, code, createdAt, version, dueAt, edition, ...line }: Shelved): Kept => ({
  ...{ kind: 'night', id, code, createdAt, version, line },
  ...(dueAt === undefined ? {} : { dueAt }),
  holds: [{ id: line.rulebook, edition }],
});
