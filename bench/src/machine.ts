import { arch, cpus, platform, totalmem } from 'node:os';

/** Without it a number says nothing. */
export const machine = () => ({
  cpus: `${String(cpus().length)} × ${cpus()[0]?.model.trim() ?? '?'}`,
  memoryGb: Math.round(totalmem() / 1e9),
  system: `${platform()} ${arch()}`,
  node: process.version,
});
