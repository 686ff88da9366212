import { startServer } from '@riffle/server';

// the real server in a process of its own; only the rate limits are off, since the load is made on purpose
const [dataDir = '', port = '0'] = process.argv.slice(2);
const server = await startServer({
  port: Number(port),
  host: '127.0.0.1',
  dataDir,
  rateLimits: 'off',
  logLevel: 'error',
});
process.send?.({ url: `http://127.0.0.1:${String(server.port)}`, setupCode: server.setupCode });
// the benchmark is over, however it ended
process.on('disconnect', () => process.exit(1));
process.on('message', (asked) => {
  if (asked === 'memory') process.send?.({ rss: process.memoryUsage().rss });
  if (asked === 'stop') void server.close().then(() => process.exit(0));
});
