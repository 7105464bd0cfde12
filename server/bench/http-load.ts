import { Agent, request } from 'node:http';
import type { Started } from './start-process.ts';

const connections = 32;

/** How many requests per second of its own CPU time a process answers, all with 200, asked for so long. */
export async function answersPerCpuSecond(
  target: Started,
  path: string,
  headers: Record<string, string>,
  ms: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(path, target.address);
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`${url} answers ${response.statusCode}.`));
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });

  const before = await target.cpuSeconds();
  const end = performance.now() + ms;
  let answers = 0;
  const client = async () => {
    while (performance.now() < end) {
      await ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const used = (await target.cpuSeconds()) - before;
  agent.destroy();
  return answers / used;
}
