import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { pause } from '../src/retry.ts';
import { openBot } from '../src/telegram/open-bot.ts';
import { openChainApi } from '../src/ton/chain-api.ts';
import { callersFolder } from './callers-folder.ts';
import { readSmokeEnvironment } from './smoke/smoke-environment.ts';
import { smokeSteps } from './smoke/smoke-steps.ts';
import { walk } from './smoke/walk.ts';
import { runCommand, withDatabase } from './with-database.ts';

const help = `npm run smoke:telegram walks a person with a phone through the product in Telegram's test environment. It checks each
step, and needs the variables of the server: see server/OPERATIONS.md, chapter "Prove it on Telegram".

  --out <file>    Where the transcript is written. Default: smoke-telegram.txt.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'smoke-telegram.txt' } },
  });
  const out = resolve(callersFolder, values.out);
  const { config, wallet, secrets } = readSmokeEnvironment(process.env);
  const [api, chain] = [openBot(config)?.api, openChainApi(config)];
  if (!api || !chain) throw new Error('The Bot API or the chain API has no address.');

  await withDatabase(async ({ db, shards, clock, pushBalance, record }) => {
    await record({ reason: 'a walk in the test environment' });
    const keyboard = createInterface({ input: process.stdin, output: process.stdout });
    const steps = smokeSteps({ db, shards, clock, pushBalance, config, api, chain, wallet });
    writeFileSync(out, '');
    const passed = await walk(steps, {
      operator: {
        tell: (line) => console.log(line),
        confirm: async (question) => /^y/i.test(await keyboard.question(`  ${question} (y/n) `)),
      },
      now: clock.now,
      pause,
      write: (line) => appendFileSync(out, `${line}\n`),
      secrets,
    }).finally(() => keyboard.close());
    console.log(`The transcript is in ${out}.`);
    if (!passed) process.exitCode = 1;
  });
}, help);
