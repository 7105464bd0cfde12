import { expect, test } from 'vitest';
import { freshWallet } from '../../test/create-rewards.ts';
import { startPayouts } from '../../test/start-payouts.ts';
import { reconcilePayouts } from './payout-history.ts';

// The id of a payment, and the longest one that the contract allows.
test.each(['ab12cd34ef56gh78ij90', 'g'.repeat(32)])(
  'a transfer with the comment %s is no payout',
  async (id) => {
    const { sending, wallet, deps } = await startPayouts();
    const { data } = await sending.chain.account(wallet.address);
    const validUntil = new Date(deps.clock.now().getTime() + 60_000);
    const order = { id, wallet: freshWallet(), nano: 5 };
    await sending.chain.send(wallet.sign(order, { seqno: wallet.seqnoIn(data), validUntil }));

    const unknown = await reconcilePayouts({ ...sending, wallet: wallet.address });

    expect(unknown).toEqual([]);
  },
);
