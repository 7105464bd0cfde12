import { memoryDevice } from '../../test/memory-device.ts';
import { fakeSockets } from './fake-socket.fixture.ts';
import { playerConnection } from './player-connection.ts';

export function startConnection(device = memoryDevice(), telegramId = 279058397) {
  const sockets = fakeSockets();
  const connection = playerConnection({
    baseUrl: 'https://bold.example/api',
    initData: () => 'user=%7B%7D&hash=ab',
    telegramId,
    device,
    locks: null,
  });
  return { connection, sockets, device };
}
