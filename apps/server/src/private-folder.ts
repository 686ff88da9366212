import { chmod, mkdir, stat } from 'node:fs/promises';

const EVERYBODYS = 0o1000;

/** The folder of what is kept, names and PINs of people: nobody else on this computer, also where it was there before. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  // one like /tmp is everybody's on purpose
  if (((await stat(path)).mode & EVERYBODYS) !== 0) return;
  // what belongs to somebody else stays as he made it; the files in it are ours alone all the same
  await chmod(path, 0o700).catch(() => undefined);
}
