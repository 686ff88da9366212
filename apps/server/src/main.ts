import { parseArgs } from 'node:util';
import { greeting } from './greeting.ts';
import { startServer } from './start.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '4300' },
    host: { type: 'string', default: '0.0.0.0' },
    data: { type: 'string', default: '.riffle' },
    'trust-proxy': { type: 'boolean', default: false },
  },
});
const { host, data } = values;
const server = await startServer({ port: Number(values.port), host, dataDir: data, trustProxy: values['trust-proxy'] });
process.stdout.write(greeting(server, host));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
