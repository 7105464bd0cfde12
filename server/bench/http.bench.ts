import { initDataOf } from '../test/init-data.ts';
import { databaseUrl } from '../test/template-database.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { clients, responsesPerCpuSecond } from './http-load.ts';
import { interleave } from './interleave.ts';
import { startProcess, startServer } from './start-process.ts';
import { divide } from './statistics.ts';

/** Compares the server with node:http, Fastify, Koa, and Koa with some of the server's middleware. */
export const bench: Bench = {
  question: 'What does a request cost with authentication and with request and response validated?',
  async run(lab) {
    const connection = await lab.createDatabase();
    await seedPlayers(connection, clients);
    const env = { DATABASE_URL: databaseUrl(connection) };
    const [server, bare] = [
      await startServer(lab, env),
      await startProcess(lab, ['bench/bare-server.ts'], env),
    ];
    const layer = (name: string) => startProcess(lab, ['bench/layer-server.ts', name], {});
    const [koa, chain, fastify] = [
      await layer('koa'),
      await layer('chain'),
      await layer('fastify'),
    ];
    const players = await Promise.all(
      Array.from({ length: clients }, async (_, client) => ({
        Authorization: `tma ${await initDataOf(client + 1)}`,
      })),
    );
    const known = (client: number) => players[client] ?? {};
    const anonymous = () => ({});
    const ms = lab.isSmoke ? 50 : 2_500;
    for (const path of ['/api/level', '/api/user/me']) {
      await responsesPerCpuSecond(server, path, known, ms);
    }
    await responsesPerCpuSecond(bare, '/query', anonymous, ms);
    for (const target of [koa, chain, fastify])
      await responsesPerCpuSecond(target, '/', anonymous, ms);

    const rates = await interleave(lab.rounds, {
      koa: () => responsesPerCpuSecond(koa, '/', anonymous, ms),
      chain: () => responsesPerCpuSecond(chain, '/', anonymous, ms),
      fastify: () => responsesPerCpuSecond(fastify, '/', anonymous, ms),
      level: () => responsesPerCpuSecond(server, '/api/level', known, ms),
      bytes: () => responsesPerCpuSecond(bare, '/', anonymous, ms),
      me: () => responsesPerCpuSecond(server, '/api/user/me', known, ms),
      query: () => responsesPerCpuSecond(bare, '/query', anonymous, ms),
    });
    const { level, me, bytes, query } = rates;
    const rate = (what: string, values: number[]) => ({
      what,
      size: null,
      unit: 'responses per CPU second',
      values,
    });
    return {
      measured: [
        rate('GET /api/level', level),
        rate('node:http, the same bytes', bytes),
        rate('Fastify, the same response by a schema', rates.fastify),
        rate('Koa alone, the same bytes', rates.koa),
        rate('Koa with log, metrics, headers, CORS and errors', rates.chain),
        rate('GET /api/user/me', me),
        rate('node:http with the one query of it', query),
      ],
      ratios: [
        { what: 'GET /api/level ÷ node:http', values: divide(level, bytes), atLeast: 0.85 },
        { what: 'Fastify ÷ node:http', values: divide(rates.fastify, bytes) },
        { what: 'Koa alone ÷ node:http', values: divide(rates.koa, bytes) },
        {
          what: 'Koa with log, metrics, headers, CORS and errors ÷ Koa alone',
          values: divide(rates.chain, rates.koa),
        },
        {
          what: 'GET /api/level ÷ Koa with log, metrics, headers, CORS and errors',
          values: divide(level, rates.chain),
        },
        {
          what: 'GET /api/user/me ÷ node:http with its query',
          values: divide(me, query),
          atLeast: 0.75,
        },
      ],
    };
  },
};
