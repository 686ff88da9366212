import type { BackupTrouble, DataTrouble, RestoreFault } from '@riffle/server';

export type BackupWords = {
  /** The two files of a folder do not make one house. */
  readonly misfit: (trouble: DataTrouble, folder: string) => string;
  readonly made: (path: string, size: string) => string;
  /** It is for whoever keeps it. */
  readonly madeHint: string;
  /** Written, but of a house that is damaged. */
  readonly ofDamaged: (path: string) => string;
  readonly failed: (why: BackupTrouble, folder: string) => string;
  readonly fileThere: (path: string) => string;
  readonly notAnswering: (folder: string) => string;
  readonly restored: (club: string, when: string, folder: string) => string;
  readonly restoredDamaged: (faults: number, folder: string) => string;
  readonly counts: (streams: number, commits: number) => string;
  readonly aside: (folder: string) => string;
  readonly staff: (names: readonly string[]) => string;
  readonly since: string;
  readonly notRestored: (fault: RestoreFault, file: string, folder: string) => string;
};

export const sizeIn = (bytes: number, language: 'de' | 'en'): string => {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)} ${unit}`;
};
