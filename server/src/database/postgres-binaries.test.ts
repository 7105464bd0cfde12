import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publicFolder } from '../../test/public-folder.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { findBinaries, locateInstalled } from './postgres-binaries.ts';
import { choosePostgresUser } from './postgres-user.ts';

const isRoot = process.getuid?.() === 0;
const user = choosePostgresUser('/nowhere');

/** Creates a private home folder. Returns its path, and the path of a fallback folder that does not exist yet. */
function place() {
  const folder = publicFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const home = join(folder, 'home');
  mkdirSync(home);
  chmodSync(home, 0o700);
  return { home, fallbackFolder: join(folder, 'fallback') };
}

test('programs in a private home folder are copied once, also with a strict umask, to where PostgreSQL can run them', () => {
  const { home, fallbackFolder } = place();
  const { log, messages } = recordingLog();
  const { folder, version } = locateInstalled();
  const installed = { folder: join(home, 'native'), version };
  cpSync(folder, installed.folder, { recursive: true, verbatimSymlinks: true });

  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const programs = findBinaries(user, fallbackFolder, log, installed);
  expect(findBinaries(user, fallbackFolder, log, installed)).toBe(programs);
  // Only root runs PostgreSQL as another user, who cannot enter a private home.
  expect(programs.startsWith(isRoot ? fallbackFolder : home)).toBe(true);
  expect(messages).toHaveLength(isRoot ? 1 : 0);
  const options = { ...user.identity, cwd: '/' };
  const run = spawnSync(join(programs, 'postgres'), ['--version'], options);
  expect(run.stdout.toString()).toMatch(/^postgres \(PostgreSQL\) \d/);
});

test('a PostgreSQL that does not run is reported with its path', () => {
  const { home, fallbackFolder } = place();
  const installed = { folder: home, version: '0' };
  expect(() => findBinaries(user, fallbackFolder, recordingLog().log, installed)).toThrow(
    `PostgreSQL in ${join(fallbackFolder, 'postgresql-0')} does not run as ${user.name}.`,
  );
});

test('a server without DATABASE_URL and without the development packages says what to set', () => {
  expect(() => locateInstalled('/nowhere/server.js')).toThrow(
    /^DATABASE_URL is missing, .* set DATABASE_URL to a PostgreSQL of your own\.$/,
  );
});
