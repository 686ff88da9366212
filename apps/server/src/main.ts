// for working on the server itself; people start it with `riffle serve`, which says more
import { parseArgs } from 'node:util';
import { startServer } from './start.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '4747' },
    host: { type: 'string', default: '0.0.0.0' },
    data: { type: 'string', default: '.riffle' },
    'trust-proxy': { type: 'boolean', default: false },
  },
});
const { host, data } = values;
const server = await startServer({ port: Number(values.port), host, dataDir: data, trustProxy: values['trust-proxy'] });
process.stdout.write(`${[server.url, server.setupCode].filter((part) => part !== undefined).join('  ')}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
