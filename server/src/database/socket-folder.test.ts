import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSocketFolder, socketFolderOf } from './socket-folder.ts';

const self = { name: 'self', identity: {} };

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'bold-sockets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, sockets: join(folder, 'sockets') };
}

test('every server on the same data uses the same folder, short enough for a socket', () => {
  const data = `/very/long/${'x'.repeat(200)}`;
  expect(socketFolderOf(data)).toBe(socketFolderOf(data));
  expect(socketFolderOf(data)).not.toBe(socketFolderOf('/other'));
  expect(socketFolderOf(data).length).toBeLessThan(60);
});

test('a new folder is accessible to its owner only, and an existing folder of this user is used again', () => {
  const { sockets } = place();
  openSocketFolder(sockets, self);
  openSocketFolder(sockets, self);
  expect(statSync(sockets).mode & 0o777).toBe(0o700);
});

test('a folder that other users can access is refused', () => {
  const { sockets } = place();
  mkdirSync(sockets);
  chmodSync(sockets, 0o777);
  expect(() => openSocketFolder(sockets, self)).toThrow('remove it, then start again');
});

test('a symbolic link in the place of the folder is refused', () => {
  const { folder, sockets } = place();
  symlinkSync(folder, sockets);
  expect(() => openSocketFolder(sockets, self)).toThrow('remove it, then start again');
});

test.runIf(process.getuid?.() === 0)('a folder of another user is refused', () => {
  const { sockets } = place();
  mkdirSync(sockets, { mode: 0o700 });
  chownSync(sockets, 4_242, 4_242);
  expect(() => openSocketFolder(sockets, self)).toThrow('remove it, then start again');
});
