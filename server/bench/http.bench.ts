import { databaseUrl } from '../test/database-url.ts';
import type { Bench } from './bench.ts';
import { initDataOf, seedPlayers } from './bench-players.ts';
import { answersPerCpuSecond } from './http-load.ts';
import { interleave } from './interleave.ts';
import { startProcess, startServer } from './start-process.ts';
import { divide } from './statistics.ts';

/** Koa, authentication, limits and the contract's validation against Node's bare HTTP with the same bytes. */
export const bench: Bench = {
  question: 'What does a request cost, of which the player is known and both sides are validated?',
  async run(lab) {
    const connection = await lab.createDatabase();
    await seedPlayers(connection, 10);
    const env = { DATABASE_URL: databaseUrl(connection) };
    const [server, bare] = [
      await startServer(lab, env),
      await startProcess(lab, ['bench/bare-server.ts'], env),
    ];
    const known = { Authorization: `tma ${initDataOf(1)}` };
    const ms = lab.isSmoke ? 50 : 2_500;
    for (const path of ['/api/level', '/api/user/me']) {
      await answersPerCpuSecond(server, path, known, ms);
    }
    await answersPerCpuSecond(bare, '/query', {}, ms);

    const { level, me, bytes, query } = await interleave(lab.rounds, {
      level: () => answersPerCpuSecond(server, '/api/level', known, ms),
      bytes: () => answersPerCpuSecond(bare, '/', {}, ms),
      me: () => answersPerCpuSecond(server, '/api/user/me', known, ms),
      query: () => answersPerCpuSecond(bare, '/query', {}, ms),
    });
    const rate = (what: string, values: number[]) => ({
      what,
      size: null,
      unit: 'answers per CPU second',
      values,
    });
    return {
      measured: [
        rate('GET /api/level', level),
        rate('node:http, the same bytes', bytes),
        rate('GET /api/user/me', me),
        rate('node:http with the one query of it', query),
      ],
      ratios: [
        { what: 'GET /api/level ÷ node:http', values: divide(level, bytes), atLeast: 0.5 },
        { what: 'GET /api/user/me ÷ node:http with its query', values: divide(me, query) },
      ],
    };
  },
};
