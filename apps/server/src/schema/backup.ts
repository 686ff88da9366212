import { isAbsolute } from 'node:path';
import { BACKUP_TIMES, BACKUP_TROUBLES } from '@riffle/wire';
import { z } from 'zod';
import { filledLine, listOf } from './brand.ts';

export const backupPlan = z.strictObject({
  when: z.enum(BACKUP_TIMES),
  hours: z.int().min(1).max(168),
  keep: z.int().min(1).max(365),
});
/** A place on the computer itself: only who is known to have it may name one. */
export const newBackup = z.strictObject({ out: filledLine(4096).refine(isAbsolute).exactOptional() });

const backupFile = z
  .object({ name: z.string(), size: z.int(), at: z.int(), damaged: z.literal(true).exactOptional() })
  .meta({ id: 'BackupFile' });
/** Absent where it is still being made; where it lies is told to the computer itself. */
export const backupMade = z.object({ made: backupFile.exactOptional(), path: z.string().exactOptional() });
export const backups = z
  .object({
    plan: z.object(backupPlan.shape),
    folder: z.string(),
    files: listOf(backupFile),
    good: backupFile.exactOptional(),
    failed: z.object({ at: z.int(), why: z.enum([...BACKUP_TROUBLES, 'damaged']) }).exactOptional(),
    running: z.number().exactOptional(),
    overdue: z.boolean(),
  })
  .meta({ id: 'Backups' });
