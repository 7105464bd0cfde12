import { Agent, request } from 'node:http';
import type { Started } from './start-process.ts';

/** The number of clients. Each client sends one request after the other. */
export const clients = 32;

type PlannedRequest = { method: string; status: number; body?: string };
const get = (): PlannedRequest => ({ method: 'GET', status: 200 });

/**
 * Sends requests for `ms` milliseconds. Returns the number of responses per CPU second of the server.
 * @throws An Error if a response has another status than `nextRequest` expects.
 */
export async function responsesPerCpuSecond(
  target: Started,
  path: string,
  headersOf: (client: number) => Record<string, string>,
  ms: number,
  nextRequest: () => PlannedRequest = get,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const url = new URL(path, target.address);
  const send = (headers: Record<string, string>) =>
    new Promise<void>((resolve, reject) => {
      const { method, status, body } = nextRequest();
      request(url, { agent, method, headers }, (response) => {
        if (response.statusCode !== status)
          reject(new Error(`${url} responded with ${response.statusCode}.`));
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end(body);
    });

  const before = await target.cpuSeconds();
  const end = performance.now() + ms;
  let responses = 0;
  const play = async (client: number) => {
    const headers = headersOf(client);
    while (performance.now() < end) {
      await send(headers);
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => play(client)));
  const used = (await target.cpuSeconds()) - before;
  agent.destroy();
  return responses / used;
}
