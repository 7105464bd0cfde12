import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { readJson } from '../../test/contract.ts';
import { signInitData } from './sign-init-data.ts';
import { Wallet } from './wallet.ts';

type InitDataVectors = {
  bot_token: string;
  accepted: { title: string; init_data: string }[];
};

type WalletProofVectors = {
  now: number;
  domain: string;
  payload: string;
  accepted: { title: string; body: object }[];
};

const initData = readJson<InitDataVectors>('vectors/init-data.json');
const walletProofs = readJson<WalletProofVectors>('vectors/wallet-proofs.json');

test.for(initData.accepted)(
  'the kit signs init data as the vectors do: $title',
  ({ init_data }) => {
    const { hash, ...fields } = Object.fromEntries(new URLSearchParams(init_data));
    const signed = signInitData(fields, initData.bot_token);
    expect(new URLSearchParams(signed).get('hash')).toBe(hash);
  },
);

test.for([
  [4, 'v4R2 on the main network'],
  [5, 'v5R1 on the main network'],
] as const)('a wallet of version %i signs proofs as the vectors do', ([version, name]) => {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const key = Buffer.concat([prefix, Buffer.alloc(32, 1)]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const wallet = new Wallet(version, { privateKey, publicKey: createPublicKey(privateKey) });
  const { now, domain, payload } = walletProofs;
  const vector = walletProofs.accepted.find(({ title }) => title === name);
  expect(wallet.prove({ payload, domain, timestamp: now })).toEqual(vector?.body);
});
