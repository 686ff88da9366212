import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { rounded } from './figures.ts';

/** Without it a number says nothing. */
export const machine = () => ({
  cpus: `${String(cpus().length)} × ${cpus()[0]?.model.trim() ?? '?'}`,
  memoryGb: Math.round(totalmem() / 1e9),
  system: `${platform()} ${arch()}`,
  node: process.version,
  /** Others at work when the benchmark began; 0 is a machine of its own. */
  load: rounded(loadavg()[0] ?? 0),
});
