import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, findNode, root, stop, toolPath } from './ready.mjs';
import { words } from './script-words.mjs';

ensureInstalled();
const node = findNode();
if (!ensureBuilt(node)) stop(words.buildFailed);
const server = spawn(node, [join(root, 'apps/cli/src/main.ts'), 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: toolPath(node),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 130)));
