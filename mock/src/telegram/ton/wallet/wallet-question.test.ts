import { Address } from '@ton/core';
import { expect, test } from 'vitest';
import { openWallet } from '../chain/wallet.ts';
import { purchase } from '../ton.fixture.ts';
import { questionOf } from './wallet-question.ts';

const wallet = openWallet({ owner: 'dewey' });

test('the question of a connection has the app, its site, the address and whether a proof is asked for', () => {
  const manifest = { url: 'http://127.0.0.1:8080', name: 'Bold', iconUrl: 'http://127.0.0.1/i' };
  const question = questionOf({ type: 'connect', manifest, asksProof: true }, wallet);

  expect(question).toMatchObject({ app: 'Bold', site: '127.0.0.1:8080', proves: true });
  const address = question.kind === 'connect' ? question.address : '';
  expect(address).toMatch(/^UQ/);
  expect(Address.parse(address).equals(wallet.address)).toBe(true);
});

test('the address of a wallet on the test network is marked as one', () => {
  const manifest = { url: 'http://127.0.0.1:8080', name: 'Bold', iconUrl: 'http://127.0.0.1/i' };
  const onTestNetwork = openWallet({ owner: 'dewey', network: '-3' });

  expect(questionOf({ type: 'connect', manifest, asksProof: true }, onTestNetwork)).toMatchObject({
    address: expect.stringMatching(/^0Q/),
  });
});

test('the question of a payment has the amount in TON, the recipient and the comment', () => {
  const { address: recipient } = purchase();
  const messages = [purchase('payment-9', '30000000'), { address: recipient, amount: '1' }];

  expect(questionOf({ type: 'transfer', transfer: { messages } }, wallet)).toEqual({
    kind: 'transfer',
    payments: [
      { place: 1, amount: '0.03', recipient, comment: 'payment-9' },
      { place: 2, amount: '0.000000001', recipient, comment: null },
    ],
  });
});

test('the question of a payment with an unreadable payload has no comment', () => {
  const messages = [{ ...purchase(), payload: 'no cells' }];

  expect(questionOf({ type: 'transfer', transfer: { messages } }, wallet)).toMatchObject({
    payments: [{ amount: '0.03', comment: null }],
  });
});
