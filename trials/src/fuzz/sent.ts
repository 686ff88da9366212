import { Agent, request } from 'node:http';

export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly headers: object;
  readonly body: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Over a real connection, the address as it is written: a client that means well would mend it. */
export const send = (port: number, { method, path, headers, body }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...length, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: String(answer.headers['content-type'] ?? ''),
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

export const hangUp = (): void => agent.destroy();
