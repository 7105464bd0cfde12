import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { NotChecked } from '../broken-rule.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';

/** Requests a live connection with this Origin, and returns the status and the code of the response. */
export function upgrade(
  kit: Kit,
  { initData }: Player,
  origin: string,
): Promise<{ status: number; code?: string }> {
  const { live } = kit.target.addresses;
  if (live === null) throw new NotChecked('needs --live');
  const url = new URL(`${live.replace(/^ws/, 'http')}?tg_auth=${encodeURIComponent(initData)}`);
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    Origin: origin,
  };
  kit.steps.note(
    `curl -i '${url}' -H 'Origin: ${origin}' -H 'Connection: Upgrade' -H 'Upgrade: websocket'`,
  );
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? requestSecurely : request)(url, {
      headers,
      agent: false,
    });
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve({ status: 101 });
    });
    asked.on('response', async (incoming) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const { code } = JSON.parse(Buffer.concat(chunks).toString() || '{}');
      const answer = { status: incoming.statusCode ?? 0, code };
      kit.target.coverage.saw(undefined, answer);
      resolve(answer);
    });
    asked.on('error', reject).end();
  });
}
