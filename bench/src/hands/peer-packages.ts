import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../peers');

/** The peers stand apart from the workspaces, some 200 MB of them; they are installed when somebody measures. */
function installed(): NodeJS.Require {
  if (!existsSync(join(folder, 'node_modules'))) {
    process.stderr.write('npm ci in bench/peers …\n');
    const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (done.status !== 0) throw new Error('the peers could not be installed');
  }
  return createRequire(join(folder, 'package.json'));
}

export const requirePeer = installed();
