import { expect, test } from 'vitest';
import { builtFolder } from '../../test/built-folder.ts';
import { startServer } from '../../test/start-server.ts';

const simulatorDist = builtFolder({ 'index.html': 'the simulator', 'assets/s.js': 's' });
const development = await startServer({ config: { simulatorDist } });
const real = await startServer({ config: { simulatorDist, developmentToken: false } });
const bare = await startServer();

test('with the development token the simulator is served', async () => {
  expect((await development.call('GET', '/simulator/')).body).toBe('the simulator');
  expect((await development.call('GET', '/simulator/assets/s.js')).body).toBe('s');
  const { status, headers } = await development.call('GET', '/simulator?person=a');
  expect([status, headers.get('Location')]).toEqual([302, '/simulator/?person=a']);
});

test('with any other token the simulator is not served', async () => {
  expect((await real.call('GET', '/simulator/')).status).toBe(404);
});

test('without a folder for simulator or app, the problem names the missing variable', async () => {
  const { status, body } = await bare.call('GET', '/simulator/');
  expect([status, body]).toMatchObject([
    404,
    { detail: expect.stringContaining('SIMULATOR_DIST') },
  ]);
  expect((await bare.call('GET', '/')).body).toMatchObject({
    detail: expect.stringContaining('WEB_DIST'),
  });
});
