import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { journalContract } from './contract.ts';
import { openSqliteJournal } from './sqlite-journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-journal-'));
const newPath = (): string => join(folder, `${randomUUID()}.db`);
afterAll(() => rmSync(folder, { recursive: true }));

journalContract('openSqliteJournal', (options) => openSqliteJournal(newPath(), options));
