import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { BackupTrouble } from '@riffle/wire';
import type { ServerCode } from '@riffle/words';
import { z } from 'zod';
import type { House } from '../house.ts';
import { backupMade, backupPlan, backups, newBackup } from '../schema/backup.ts';
import { answers } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { type Api, refuseWith } from './api.ts';
import { LIMITS, perMinute } from './limits.ts';

const CODES: { readonly [T in BackupTrouble]: ServerCode } = {
  'disk-full': 'disk-full',
  'folder-gone': 'backup-folder-gone',
  'folder-closed': 'backup-folder-closed',
  other: 'not-written',
};
/** A page looks again then how far it is; the command line waits. */
const PATIENCE = 10_000;

/** The owner's business, and the computer's own: backups of everything there is. */
export function backupRoutes(api: Api, { backups: kept }: House): void {
  api.get(
    '/api/backups',
    { config: { may: 'owner', orHere: true }, schema: { response: answers(backups) } },
    async (request, reply) => (await kept?.told()) ?? refuseWith(request, reply, 'not-found'),
  );

  api.post(
    '/api/backups',
    {
      config: { may: 'owner', orHere: true, rateLimit: perMinute(LIMITS.files) },
      schema: { body: newBackup, response: answers(backupMade) },
    },
    async (request, reply) => {
      const { out } = request.body;
      if (kept === undefined) return refuseWith(request, reply, 'not-found');
      if (out !== undefined && !request.isHere) return refuseWith(request, reply, 'backup-place-only-there');
      const making = out === undefined ? kept.make() : kept.makeAt(out);
      const made = request.isHere ? await making : await Promise.race([making, setTimeout(PATIENCE, undefined)]);
      if (made === undefined) return {};
      if (made === 'file-there') return refuseWith(request, reply, 'backup-file-there');
      if (!made.ok) return refuseWith(request, reply, CODES[made.why]);
      return { made: made.file, ...(request.isHere ? { path: made.path } : {}) };
    },
  );

  api.put(
    '/api/backups/plan',
    { config: { may: 'owner' }, schema: { body: backupPlan, response: answers(z.object(backupPlan.shape)) } },
    async (request, reply) => {
      if (kept === undefined) return refuseWith(request, reply, 'not-found');
      await kept.setPlan(request.body);
      return request.body;
    },
  );

  api.get(
    '/api/backups/:id',
    {
      config: { may: 'owner', rateLimit: perMinute(LIMITS.files) },
      schema: { params: byId, response: answers(z.unknown().describe('The backup as a file')) },
    },
    async (request, reply) => {
      const { id } = request.params;
      const path = await kept?.pathOf(id);
      if (path === undefined) return refuseWith(request, reply, 'not-found');
      return reply
        .header('content-type', 'application/gzip')
        .header('content-length', (await stat(path)).size)
        .header('content-disposition', `attachment; filename="${id}"`)
        .send(createReadStream(path));
    },
  );
}
