import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';

/** Made from the schemas that check the input, so it cannot say anything else. */
export async function describeApi(api: Api): Promise<void> {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Riffle', version: '0.1.0', description: 'Runs poker by the book.' },
    },
    transform: jsonSchemaTransform,
    transformObject: withoutUnused,
  });
  api.get('/api/openapi.json', { config: { may: 'all' }, schema: { hide: true } }, () => api.swagger());
}

/** Every schema is made twice, as input and as output; only what is referred to is worth reading. */
const withoutUnused: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document);
  const { components, ...rest } = whole as { components?: { schemas?: Readonly<Record<string, unknown>> } };
  // by name: whichever module was loaded first, the text is the same
  let schemas = Object.entries(components?.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  for (let before = -1; before !== schemas.length; ) {
    before = schemas.length;
    const text = JSON.stringify([rest, schemas.map(([, schema]) => schema)]);
    schemas = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  }
  const used = { ...components, schemas: Object.fromEntries(schemas) };
  return { ...rest, components: used } as ReturnType<SwaggerTransformObject>;
};
