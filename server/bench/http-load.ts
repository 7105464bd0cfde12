import { Agent, request } from 'node:http';
import type { Started } from './start-process.ts';

const connections = 32;

type PlannedRequest = { method: string; status: number; body?: string };
const get = (): PlannedRequest => ({ method: 'GET', status: 200 });

/**
 * Sends requests for `ms` milliseconds. Returns the number of responses per CPU second of the server.
 * @throws An Error if a response has another status than `nextRequest` expects.
 */
export async function responsesPerCpuSecond(
  target: Started,
  path: string,
  headers: Record<string, string>,
  ms: number,
  nextRequest: () => PlannedRequest = get,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(path, target.address);
  const send = () =>
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
  const client = async () => {
    while (performance.now() < end) {
      await send();
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const used = (await target.cpuSeconds()) - before;
  agent.destroy();
  return responses / used;
}
