import { z } from 'zod';
import { isAtLeast, objectionTo } from '../asked/callers.ts';
import { type Scene, SECRETS } from '../asked/scene.ts';
import type { Description, Operation } from '../asked/schema.ts';
import type { Asking } from './asking.ts';
import type { Answer } from './sent.ts';

type Problem = {
  readonly type?: unknown;
  readonly status?: unknown;
  readonly title?: unknown;
  readonly code?: unknown;
};

/** What is wrong with an answer, as far as the question tells. */
export class Judge {
  readonly #shapes = new Map<object, z.ZodType>();
  readonly #defs: object;
  readonly #scene: Scene;

  constructor(scene: Scene, description: Description) {
    this.#scene = scene;
    this.#defs = asDefs(description.components.schemas);
  }

  faultIn(asking: Asking, answer: Answer, isSame: boolean): string | undefined {
    const { status, body } = answer;
    if (status >= 500) return 'broke';
    if (status >= 400 && !isSame) return 'refused, and changed something';
    return this.#toldSecret(asking, body) ?? this.#notAsDescribed(asking, answer) ?? wronglyLetIn(asking, answer);
  }

  /** What no answer to this one may contain. */
  #toldSecret({ as, sent }: Asking, body: string): string | undefined {
    const { club, callers } = this.#scene;
    const tokens = Object.values(callers).flatMap(({ cookie }) =>
      cookie === undefined ? [] : [cookie.split('=')[1] ?? cookie],
    );
    const never = [club.house.setupCode, '$argon2', ...tokens];
    const secrets = isAtLeast(as, 'floor') ? never : [...never, ...Object.values(SECRETS)];
    const told = secrets.find((secret) => body.includes(secret) && !`${sent.path}${sent.body ?? ''}`.includes(secret));
    return told === undefined ? undefined : `told a secret: ${told}`;
  }

  #notAsDescribed({ sent, operation }: Asking, { status, type, body }: Answer): string | undefined {
    if (status >= 400) {
      if (operation !== undefined && operation.responses['4XX'] === undefined) return 'no refusal is described';
      if (sent.path.startsWith('/api') && sent.method !== 'HEAD') return noProblem(status, type, body);
      return undefined;
    }
    if (operation === undefined) return undefined;
    const described = operation.responses[String(status)];
    if (described === undefined) return 'not among the answers that are described';
    const shape = this.#shapeOf(described);
    const isJson = type.startsWith('application/json');
    const fits = shape === undefined || !isJson ? undefined : shape.safeParse(JSON.parse(body));
    return fits?.success === false ? `not as described: ${fits.error.message.slice(0, 300)}` : undefined;
  }

  #shapeOf(described: Operation['responses'][string]): z.ZodType | undefined {
    const schema = described.content?.['application/json']?.schema;
    if (schema === undefined) return undefined;
    const known = this.#shapes.get(described);
    if (known !== undefined) return known;
    const shape = z.fromJSONSchema({ ...asDefs(schema), $defs: this.#defs } as Parameters<typeof z.fromJSONSchema>[0]);
    this.#shapes.set(described, shape);
    return shape;
  }
}

const asDefs = <T extends object>(schema: T): T =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as T;

function noProblem(status: number, type: string, body: string): string | undefined {
  if (!type.startsWith('application/problem+json')) return `${String(status)} without a problem: ${type}`;
  const { type: kind, status: said, title, code } = JSON.parse(body) as Problem;
  const isWhole = [kind, title, code].every((text) => typeof text === 'string' && text !== '') && said === status;
  return isWhole ? undefined : 'half a problem';
}

function wronglyLetIn(asking: Asking, { status, body }: Answer): string | undefined {
  const { way, as, inDemo, isPlain, sent } = asking;
  if (way === undefined) return undefined;
  const objection = objectionTo(way, as, inDemo && way.orInDemoOf === 'night');
  if (objection !== undefined && status < 400) return 'let in';
  if (!isPlain || sent.method === 'HEAD') return undefined;
  const code = status < 400 ? undefined : (JSON.parse(body) as Problem).code;
  if (objection !== undefined) return code === objection ? undefined : `not refused as ${objection}`;
  const isShut = code === 'unauthenticated' || (code === 'not-allowed' && !way.url.endsWith('/pin'));
  return isShut ? 'shut to somebody who may' : undefined;
}
