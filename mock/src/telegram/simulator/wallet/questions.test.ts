import { expect, test } from 'vitest';
import type { WalletQuestion } from '../../ton/wallet/wallet-question.ts';
import { Questions } from './questions.ts';

const connect: WalletQuestion = {
  kind: 'connect',
  app: 'Bold',
  site: '127.0.0.1:8080',
  address: 'UQ',
  proves: false,
};
const transfer: WalletQuestion = { kind: 'transfer', payments: [] };

test('the second question waits until the first is answered', async () => {
  const questions = new Questions();
  const responses = [questions.ask(connect), questions.ask(transfer)];

  expect(questions.first()?.question).toBe(connect);
  questions.respond(true);
  expect(questions.first()?.question).toBe(transfer);
  questions.respond(false);

  expect(await Promise.all(responses)).toEqual([true, false]);
  expect(questions.first()).toBeNull();
});

test('`declineAll` answers all open questions with no', async () => {
  const questions = new Questions();
  const responses = [questions.ask(connect), questions.ask(transfer)];
  questions.declineAll();

  expect(await Promise.all(responses)).toEqual([false, false]);
});

test('the page is notified of each question and each answer, until it unsubscribes', () => {
  const questions = new Questions();
  const shown: (string | undefined)[] = [];
  const leave = questions.subscribe(() => shown.push(questions.first()?.question.kind));
  void questions.ask(connect);
  questions.respond(true);
  leave();
  void questions.ask(transfer);

  expect(shown).toEqual(['connect', undefined]);
});
