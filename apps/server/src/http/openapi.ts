import fastifySwagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';

/** Made from the schemas that check the input, so it cannot say anything else. */
export async function describeApi(api: Api): Promise<void> {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Riffle', version: '0.1.0', description: 'Runs poker by the book.' },
    },
    transform: jsonSchemaTransform,
  });
  api.get('/api/openapi.json', { config: { may: 'all' }, schema: { hide: true } }, () => api.swagger());
}
