import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import pg from 'pg';

// The control of HTTP: a server without the product's code, for comparison. `/` sends the levels as prepared bytes,
// `/query` one row of PostgreSQL.

const body = JSON.stringify(levels);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

const send = (response: ServerResponse, text: string) => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(text);
};

const server = createServer(async (request, response) => {
  if (request.url === '/query') {
    const { rows } = await pool.query('select * from users where id = $1', [1]);
    send(response, JSON.stringify(rows[0]));
  } else send(response, body);
});

process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`The control listens on http://127.0.0.1:${port}\n`);
});
