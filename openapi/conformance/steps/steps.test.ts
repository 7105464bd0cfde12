import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { Steps } from './steps.ts';

const good = { status: 200, text: 'good' };
const authorized = (initData: string) => `curl -i 'http://a' -H 'Authorization: tma ${initData}'`;

test('a request and its response are one step, and so are equal requests in a row', () => {
  const steps = new Steps();
  steps.request('curl a', good);
  for (const text of ['two', 'three']) steps.request('curl b', { status: 409, text });
  steps.request('curl a', good);
  expect(steps.shown()).toEqual([
    'curl a\n  → 200 good',
    'curl b  # 2 times\n  → 409 two',
    'curl a\n  → 200 good',
  ]);
});

test('a connection is one line that a shell splits into the intended arguments', () => {
  const steps = new Steps();
  const connection = steps.connection('ws://127.0.0.1/live?tg_auth=it&s');
  for (const frame of ['{"text":"it\'s"}', 'twice', 'twice']) connection.sent(frame);
  for (const line of ['{"type":"taps"}', 'closed 1005']) connection.received(line);
  const [command = '', ...received] = steps.shown().join('\n').split('\n');
  expect(received).toEqual(['  ← {"type":"taps"}', '  ← closed 1005']);
  const script = command
    .replace('sleep 1', ':')
    .replace('websocat', "tee /dev/stderr; printf '%s\\n'");
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8', stdio: 'pipe' });
  expect(output).toBe('{"text":"it\'s"}\ntwice\ntwice\nws://127.0.0.1/live?tg_auth=it&s\n');
});

test('many equal frames are shown as one frame and their number', () => {
  const steps = new Steps();
  const connection = steps.connection('ws://a');
  for (let at = 0; at < 200; at += 1) connection.sent('tap');
  expect(steps.shown()).toEqual([
    "(printf '%s\\n' 'tap'; sleep 1) | websocat 'ws://a'  # 200 frames in total",
  ]);
});

test('of many steps the last five are shown, with the number of omitted ones', () => {
  const steps = new Steps();
  for (let at = 1; at <= 8; at += 1) steps.note(`step ${at}`);
  const [first, ...others] = steps.shown();
  expect(first).toBe('# 3 earlier steps are omitted\nstep 4');
  expect(others).toEqual(['step 5', 'step 6', 'step 7', 'step 8']);
});

test('of more than five steps, reads by players who occur in a later step are omitted first', () => {
  const steps = new Steps();
  steps.request(authorized('one').replace('-i', '-i -X POST'), good);
  steps.request(authorized('guest'), good);
  steps.request(authorized('one'), good);
  steps.connection(`ws://a?tg_auth=${encodeURIComponent('two=2')}`);
  steps.request(authorized('one'), good);
  steps.note('(a payment)');
  steps.request(authorized('one'), good);
  const shown = steps.shown().map((step) => step.split('\n  →')[0]);
  expect(shown).toEqual([
    `# 2 earlier steps are omitted\n${authorized('one').replace('-i', '-i -X POST')}`,
    authorized('guest'),
    "websocat 'ws://a?tg_auth=two%3D2'",
    '(a payment)',
    authorized('one'),
  ]);
});

test('a read is also omitted if its player opens a later connection', () => {
  const steps = new Steps();
  steps.request(authorized('two=2'), good);
  steps.connection(`ws://a?tg_auth=${encodeURIComponent('two=2')}`);
  for (let at = 1; at <= 4; at += 1) steps.note(`step ${at}`);
  expect(steps.shown()[0]).toBe("# 1 earlier steps are omitted\nwebsocat 'ws://a?tg_auth=two%3D2'");
});
