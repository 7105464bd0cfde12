import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Runs Prism in `folder`, a copy of the repository. Returns Prism's response to a request for `path`. */
export async function askPrism(folder: string, path: string) {
  const child = spawn(
    process.execPath,
    ['--conditions=@bold/source', 'mock/src/prism/serve-prism.ts'],
    {
      cwd: folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /Prism: (http:\S+)\/api/.exec(line)?.[1];
      if (!address) continue;
      const headers = { Authorization: 'tma anything' };
      const response = await fetch(`${address}${path}`, { headers });
      const body: unknown = await response.json();
      return { status: response.status, body };
    }
    throw new Error('Prism ended before it printed its address.');
  } finally {
    child.kill();
    await ended;
  }
}
