import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { publicFolder } from '../test/public-folder.ts';
import type { Bench } from './bench.ts';
import { interleave } from './interleave.ts';
import { startServer } from './start-process.ts';
import { divide } from './statistics.ts';

/**
 * Measures the time from a server's start to its first response. Compares this time with the run time of a Node process
 * that exits at once.
 */
export const bench: Bench = {
  question: 'How long does a server take from its start to its first response?',
  async run(lab) {
    const dataDir = publicFolder();
    lab.onEnd(() => rmSync(dataDir, { recursive: true }));
    const cpu: number[] = [];
    async function start(): Promise<number> {
      const begin = performance.now();
      // The server uses the embedded PostgreSQL.
      const server = await startServer(lab, { DATA_DIR: dataDir });
      if (!(await fetch(`${server.address}/readyz`)).ok)
        throw new Error('The server is not ready.');
      const took = performance.now() - begin;
      cpu.push(await server.cpuSeconds());
      await server.stop();
      return took / 1000;
    }
    // The first start creates the data and compiles the sources; later ones do not.
    await start();
    const { ready, node } = await interleave(lab.rounds, {
      ready: start,
      async node() {
        const begin = performance.now();
        spawnSync(process.execPath, ['-e', '0']);
        return (performance.now() - begin) / 1000;
      },
    });
    return {
      measured: [
        { what: 'ready', size: null, unit: 's', values: ready },
        { what: 'CPU time until then', size: null, unit: 's', values: cpu.slice(1) },
        { what: 'Node that exits at once', size: null, unit: 's', values: node },
      ],
      ratios: [
        { what: 'seconds to ready', values: ready, atMost: 1 },
        { what: 'ready ÷ Node that exits at once', values: divide(ready, node) },
      ],
    };
  },
};
