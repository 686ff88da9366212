import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '../src/kinds.ts';
import { offencesRecord } from './offences.ts';
import { recordOf } from './record-of.ts';

const folder = join(import.meta.dirname, 'kinds');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const kind of kindNames) writeFileSync(join(folder, `${kind}.txt`), recordOf(kind));
writeFileSync(join(folder, '../offences.txt'), offencesRecord());
