// a process of its own, for whoever may not import the command line: how many backups, and then what came of them as JSON
import { backUpUnderLoad } from './backup-under-load.ts';
import { scratchFolder } from './scratch-folder.ts';

const scratch = scratchFolder();
try {
  const load = { folder: scratch.path, nights: 3, commandsPerSecond: 50, backups: Number(process.argv[2]) };
  process.stdout.write(`${JSON.stringify(await backUpUnderLoad(load))}\n`);
} finally {
  scratch.remove();
}
