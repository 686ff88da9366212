import { ensureBuilt, findNode } from './ready.mjs';

process.exit(ensureBuilt(findNode()) ? 0 : 1);
