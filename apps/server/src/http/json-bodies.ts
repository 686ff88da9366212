import { isTooDeep } from '../schema/depth.ts';
import type { Api } from './api.ts';

/** A body that is nested deeper than anything of ours. */
export class TooDeep extends Error {
  readonly statusCode = 400;

  constructor() {
    super('nested too deeply');
    this.name = 'TooDeep';
  }
}

/** JSON as ever, but for what is nested without end. */
export function readJsonBodies(api: Api): void {
  const read = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) done(new TooDeep(), undefined);
    else void read(request, body, done);
  });
}
