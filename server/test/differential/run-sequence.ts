import { Devices } from './devices.ts';
import { Invoices } from './invoices.ts';
import { allPlayers, Players } from './players.ts';
import type { Step } from './step.ts';
import type { Worlds } from './world-factory.ts';

/**
 * Runs the steps with three new players on both backends. Then compares the players' data.
 * @throws At the first difference.
 */
export async function runSequence(worlds: Worlds, steps: readonly Step[]): Promise<void> {
  const players = new Players(worlds);
  const devices = new Devices(players);
  const invoices = new Invoices(worlds, players);
  try {
    await players.introduce();
    for (const step of steps) {
      await runStep(step, { players, devices, invoices })
        .then(() => devices.expectSameMessages())
        .catch((cause: Error) => {
          const log = worlds.sides[1].log().join('\n  ');
          throw new Error(`${JSON.stringify(step)}\n  ${cause.message}\n  log: ${log}`, { cause });
        });
    }
    await devices.drain();
    await comparePlayers(players);
  } finally {
    devices.close();
  }
}

type Parts = { players: Players; devices: Devices; invoices: Invoices };

async function runStep(step: Step, { players, devices, invoices }: Parts): Promise<void> {
  switch (step.do) {
    case 'call':
      return invoices.store(step.who, await players.request(step.who, step.pass, step.request));
    case 'buy':
      return invoices.buy(step.who, step.points, step.currency);
    case 'pay':
      return invoices.pay(step.invoice, step.isTwice);
    case 'refund':
      return invoices.refund(step.invoice);
    case 'connect':
      for (let n = 0; n < step.count; n += 1) {
        await devices.connect(step.who, step.pass, step.origin);
      }
      return;
    case 'leave':
      return devices.leave(step.device);
    case 'send':
      return devices.send(step.device, step.frames, step.isBinary);
    case 'flood':
      return devices.flood(step.device);
  }
}

async function comparePlayers(players: Players): Promise<void> {
  const own = allPlayers.flatMap((who) =>
    [
      '/user/taps/me',
      '/user/payouts',
      `/payment/status/$payment:${who}`,
      `/user/profile/$id:${who}`,
    ].map((path) => players.read(who, path)),
  );
  const boards = ['/leaderboard/me', '/leaderboard/top'].map((path) => players.read(0, path));
  await Promise.all([...own, ...boards]);
}
