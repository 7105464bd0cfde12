import { expect, test, vi } from 'vitest';
import { startSmoke } from '../../test/start-smoke.ts';

const found = (lines: string[]) =>
  lines.filter((line) => /^(Step| {2}Found| {2}FAILED)/.test(line));

test('an operator who follows all steps passes, and the transcript says what the server has of each', async () => {
  const { run, db, bot } = await startSmoke();
  const { passed, lines } = await run();
  expect(found(lines)).toEqual([
    'Step 1 of 9: the bot, the server and the chain',
    expect.stringMatching(/^ {2}Found: @\w+ answers in the test environment$/),
    expect.stringMatching(/^ {2}Found: http:\/\/127\.0\.0\.1:\d+ is ready$/),
    '  Found: updates arrive by polling',
    '  Found: the chain API knows the deposit address',
    'Step 2 of 9: launch',
    '  Found: player 1 has launched the app and is registered',
    'Step 3 of 9: taps',
    '  Found: 10 taps are counted, 89 are left',
    'Step 4 of 9: purchase with Stars',
    expect.stringMatching(/^ {2}Found: invoice \w+: 50 Stars are charged as /),
    '  Found: 100 taps credited',
    'Step 5 of 9: wallet proof',
    expect.stringMatching(/^ {2}Found: UQ[\w-]{46} is proved$/),
    'Step 6 of 9: purchase with TON',
    expect.stringMatching(/^ {2}Found: invoice \w+: transaction [0-9a-f]{64} paid it$/),
    '  Found: 100 taps credited',
    'Step 7 of 9: refund of the Stars',
    expect.stringMatching(/^ {2}Found: The charge .* is refunded and booked\.$/),
    '  Found: 100 taps taken back',
    'Step 8 of 9: the books',
    '  Found: npm run audit finds no difference in 2 payments',
    'Step 9 of 9: message to a chat',
    expect.stringMatching(/^ {2}Found: message [\w-]+ is prepared$/),
    '  Found: the app was opened again since',
  ]);
  expect([passed, lines.at(-1)]).toEqual([true, 'All steps passed.']);
  expect(bot.payments.transactions(0, 100)).toMatchObject([{ source: {} }, { receiver: {} }]);
  expect(await db.selectFrom('payment_refund').selectAll().execute()).toHaveLength(1);
});

test.each<[title: string, missing: string, wrong: RegExp, remedy: RegExp]>([
  ['nobody opens the app', 'launch', /No launch has reached the server/, /BOT_TOKEN must be that/],
  ['no tap arrives', 'taps', /0 of 10 taps are counted/, /no taps left/],
  ['nothing is bought', 'purchase with Stars', /No invoice in Stars/, /createInvoiceLink/],
  ['no wallet is connected', 'wallet proof', /has no wallet/, /tonconnect-manifest\.json/],
  ['no TON is sent', 'purchase with TON', /No invoice in TON/, /PAYMENT_GATEWAYS=stars,ton/],
  ['nothing is shared', 'message to a chat', /prepared no message/, /older than 8\.0/],
])(
  'when %s, the walk ends in that step after a while, with what is wrong and what to do',
  async (_, step, wrong, remedy) => {
    const { run } = await startSmoke();
    const { passed, lines } = await run({ [step]: async () => undefined });
    expect(passed).toBe(false);
    expect(lines.findLast((line) => line.startsWith('Step'))).toMatch(new RegExp(`: ${step}$`));
    expect(lines.at(-2)).toMatch(wrong);
    expect(lines.at(-1)).toMatch(remedy);
  },
);

test('a launch in the second in which the walk began is found', async () => {
  const { run, server } = await startSmoke();
  server.clock.time += 500;
  expect(await run()).toMatchObject({ passed: true });
});

test('an invoice that is not paid, and a launch without a registration, are named', async () => {
  const smoke = await startSmoke();
  const ordered = await smoke.run({
    'purchase with Stars': () => smoke.phone.order('STARS'),
  });
  expect(ordered.lines.at(-2)).toMatch(/FAILED: Invoice \w+ of 50 Stars is not paid\./);

  const { run, server } = await startSmoke();
  const { lines } = await run({ launch: () => server.player({ id: 41 }).call('GET', '/user/me') });
  expect(lines.at(-2)).toBe('  FAILED: Player 1 has no country.');
});

test('an invoice that was paid before the walk began does not count', async () => {
  const { run, phone, server } = await startSmoke();
  await phone.payStars();
  server.clock.time += 500;
  const { lines } = await run({ 'purchase with Stars': async () => undefined });
  expect(lines.at(-2)).toBe('  FAILED: No invoice in Stars was made.');
});

test('the charge is found behind a hundred other transactions', async () => {
  const { run, bot, server } = await startSmoke();
  const other = { id: 42, is_bot: false, first_name: 'Eve' };
  const paid = { currency: 'XTR', total_amount: 1, invoice_payload: 'another invoice' };
  for (let at = 0; at < 100; at += 1) {
    const ids = { telegram_payment_charge_id: `other-${at}`, provider_payment_charge_id: '' };
    bot.payments.stars.add({ ...paid, ...ids }, other, server.clock.time);
  }
  expect(await run()).toMatchObject({ passed: true });
});

test('a refund that the Bot API does not list is named', async () => {
  const { run, bot } = await startSmoke();
  vi.spyOn(bot.payments, 'refund').mockReturnValue();
  const { lines } = await run();
  expect(lines.at(-2)).toBe('  FAILED: The Bot API lists no refund of this charge.');
  expect(lines.at(-1)).toMatch(/look at the Stars of the account/);
});

test('a message that was prepared and whose button nobody pressed is named', async () => {
  const { run, phone } = await startSmoke();
  const { lines } = await run({ 'message to a chat': phone.prepareMessage });
  expect(lines.at(-2)).toMatch(/Message [\w-]+ is prepared, and the app was not opened since\.$/);
  expect(lines.at(-1)).toMatch(/press "Share" again.*BOT_USERNAME/);
});

test('an address that was typed, another wallet, and a transfer from elsewhere do not pass', async () => {
  const typed = await startSmoke();
  const byHand = () => typed.phone.typeWallet(typed.wallet);
  expect((await typed.run({ 'wallet proof': byHand })).lines.at(-2)).toMatch(/without a proof/);

  const other = await startSmoke();
  const foreign = () => other.phone.typeWallet(`0:${'11'.repeat(32)}`);
  expect((await other.run({ 'wallet proof': foreign })).lines.at(-2)).toMatch(/has the wallet UQ/);

  const elsewhere = await startSmoke();
  const from = `0:${'5e'.repeat(32)}`;
  const { lines } = await elsewhere.run({
    'purchase with TON': () => elsewhere.phone.payTon({ from }),
  });
  expect(lines.at(-2)).toMatch(/The deposit came from UQ/);
});

test('a deposit that is held fails at once, with the reason', async () => {
  const { run, phone, server } = await startSmoke();
  const { lines } = await run({ 'purchase with TON': () => phone.payTon({ comment: '' }) });
  expect(lines.at(-2)).toMatch(/FAILED: The deposit [0-9a-f]{64} is held: no-comment\./);
  expect(lines.at(-1)).toMatch(/npm run deposits/);
  expect(server.clock.time).toBeLessThan(Date.parse('2026-11-20T12:10:00Z'));
});

test('what the phone does not show fails the walk, although the server is right', async () => {
  const { run } = await startSmoke();
  const { passed, lines } = await run({}, async (question) => !question.includes('vibrate'));
  expect([passed, lines.at(-2)]).toEqual([
    false,
    '  FAILED: the server is right, and the phone does not show it.',
  ]);
});

test('the name of the bot is compared regardless of case', async () => {
  const { run, bot } = await startSmoke();
  bot.me.username = bot.me.username.toUpperCase();
  expect(await run()).toMatchObject({ passed: true });
});

test('a bot of another name, and a network that fails, are named without the token', async () => {
  const { run, bot } = await startSmoke();
  bot.me.username = 'another_bot';
  const { lines } = await run();
  expect(lines.at(-2)).toMatch(/BOT_TOKEN belongs to @another_bot/);
  bot.me.username = `leaks_${bot.token}`;
  expect((await run()).lines.at(-2)).toMatch(/belongs to @leaks_\[secret\],/);
});
