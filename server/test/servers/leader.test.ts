import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../create-database.ts';
import { serverProcess } from '../processes/server-process.ts';
import { databaseUrl } from '../template-database.ts';
import { messageUpdate } from '../updates.ts';
import { startServers } from './start-servers.ts';

const { botApi, one, two } = await startServers();
const leads = 'This server is the leader now';

test('one server at a time polls the bot’s updates, and another takes over when it is killed', async () => {
  const leading = () => [one, two].filter(({ output }) => output.out.includes(leads));
  await expect.poll(leading).toHaveLength(1);
  await expect.poll(() => botApi.callsOf('getUpdates').length).toBe(1);
  const [leader] = leading();
  await leader?.kill();
  await expect.poll(leading).toHaveLength(2);
  const responded = botApi.callsOf('sendMessage').length;
  botApi.push(messageUpdate({ id: 4_711 }, '/start'));
  await expect.poll(() => botApi.callsOf('sendMessage').length).toBe(responded + 1);
});

test('without REDIS_URL a second server is refused with a message', async () => {
  const env = { DATABASE_URL: databaseUrl(await createEmptyDatabase()) };
  const first = serverProcess(env);
  await first.listening();
  const second = serverProcess(env);
  expect(await second.ended).toEqual([1, null]);
  expect(second.output.err).toContain(
    'Another server or a command is using this database: stop that server first, or wait for the command, or give every server the REDIS_URL to share.',
  );
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
});
