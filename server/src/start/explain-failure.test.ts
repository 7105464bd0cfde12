import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const lost =
  'PostgreSQL is unavailable: Connection terminated unexpectedly. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.';

test.each([
  ['a lost connection', 'Connection terminated unexpectedly', undefined, lost],
  [
    'a read-only database',
    'cannot execute INSERT in a read-only transaction',
    { code: '25006' },
    'PostgreSQL refused: cannot execute INSERT in a read-only transaction. Use the primary, not a standby, and set default_transaction_read_only = off.',
  ],
  [
    'a role without rights',
    'permission denied for table schema_migration',
    { code: '42501' },
    'PostgreSQL refused: permission denied for table schema_migration. Check that DATABASE_URL has the role of the servers, or in a payout run the role of PAYOUT_DATABASE_URL. npm run migrate, with the MIGRATE_DATABASE_URL of the owner, gives these roles their rights.',
  ],
  [
    'too many connections',
    'sorry, too many clients already',
    { code: '53300' },
    'PostgreSQL refused: sorry, too many clients already. Raise max_connections, or the limit of the role (ALTER ROLE … CONNECTION LIMIT), or close other connections.',
  ],
  [
    'a password that was changed meanwhile',
    'password authentication failed for user "bold_app"',
    { code: '28P01' },
    'PostgreSQL refused: password authentication failed for user "bold_app". Check the user and the password in the address of the database.',
  ],
  [
    'a connection that is refused',
    'connect ECONNREFUSED 10.0.0.7:5432',
    { code: 'ECONNREFUSED', syscall: 'connect' },
    'PostgreSQL is unavailable: connect ECONNREFUSED 10.0.0.7:5432. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.',
  ],
  [
    'a host that refuses at each of its addresses',
    '',
    { code: 'ECONNREFUSED', cause: new AggregateError([new Error('one'), new Error('two')]) },
    'PostgreSQL is unavailable: one, two. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.',
  ],
  ['another error', 'The plan has expired.', undefined, 'The plan has expired.'],
])('the message of %s says what to do', (_, message, fields, expected) => {
  expect(explainFailure(Object.assign(new Error(message), fields))).toBe(expected);
});

test('a file that does not exist is not blamed on PostgreSQL', async () => {
  const error = await readFile('/nowhere/plan.json').catch((failure: Error) => failure);
  expect(explainFailure(error as Error)).toBe(
    "ENOENT: no such file or directory, open '/nowhere/plan.json'",
  );
});

test.each([
  ['a host name that this machine does not have', 'getaddrinfo ENOTFOUND nowhere', 'ENOTFOUND'],
  ['a reader of the output that has ended', 'write EPIPE', 'EPIPE'],
])('%s is not blamed on PostgreSQL', (_, message, code) => {
  const [syscall] = message.split(' ');
  expect(explainFailure(Object.assign(new Error(message), { code, syscall }))).toBe(message);
});
