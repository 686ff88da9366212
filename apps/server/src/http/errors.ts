import type { ServerCode } from '@riffle/words';
import type { Api } from './api.ts';
import { languageIn } from './api.ts';
import { detailOf, errorsIn, InvalidInput } from './invalid-input.ts';
import { TooDeep } from './json-bodies.ts';
import { sendProblem, serverProblem } from './problem.ts';
import { storeTrouble } from './store-trouble.ts';

const CODES: { readonly [status: number]: ServerCode } = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'invalid-input',
  429: 'too-many-requests',
};

/** Whatever goes wrong leaves as a problem. A bug is logged whole, and tells the outside nothing. */
export function answerErrors(api: Api): void {
  api.setErrorHandler((error, request, reply) => {
    const language = languageIn(request);
    if (error instanceof InvalidInput) {
      const errors = errorsIn(error.issues, language);
      return sendProblem(reply, serverProblem('invalid-input', language, { errors, detail: detailOf(errors) }));
    }
    if (error instanceof TooDeep) return sendProblem(reply, serverProblem('too-deep', language));
    const said = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    // a file that may not be given out is as good as none
    const status = said === 403 ? 404 : said;
    const code = CODES[status];
    if (code !== undefined) return sendProblem(reply, serverProblem(code, language, { status }));
    request.log.error(error);
    return sendProblem(reply, serverProblem(storeTrouble(error) ?? 'internal', language));
  });
}
