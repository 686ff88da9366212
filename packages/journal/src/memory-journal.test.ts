import { journalContract } from './contract.ts';
import { memoryJournal } from './memory-journal.ts';

journalContract('memoryJournal', memoryJournal);
