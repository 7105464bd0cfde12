import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { choosePostgresUser, giveTo } from './postgres-user.ts';

const isRoot = process.getuid?.() === 0;

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'bold-test-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('root runs PostgreSQL as another user, and any other user runs it as itself', () => {
  const { identity } = choosePostgresUser('/nowhere');
  if (isRoot) expect(identity.uid).toBeGreaterThan(0);
  else expect(identity).toEqual({});
});

test('PostgreSQL runs as the owner of the existing data folder', () => {
  const path = folder();
  if (isRoot) chownSync(path, 4711, 4712);
  expect(choosePostgresUser(path).identity).toEqual(isRoot ? { uid: 4711, gid: 4712 } : {});
});

test("the ownership of a folder is given to PostgreSQL's user", () => {
  const path = folder();
  giveTo(choosePostgresUser('/nowhere'), path);
  expect(statSync(path).uid === 0).toBe(false);
});
