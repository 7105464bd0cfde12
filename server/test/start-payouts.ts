import { readConfig } from '../src/config.ts';
import { adoptPayouts } from '../src/payments/payouts/adopt-payouts.ts';
import type { PayoutOrder } from '../src/payments/payouts/payout-sender.ts';
import { planPayouts } from '../src/payments/payouts/plan-payouts.ts';
import { openChainApi } from '../src/ton/chain-api.ts';
import { reconcilePayouts } from '../src/ton/payout-history.ts';
import { openPayoutWallet } from '../src/ton/payout-wallet.ts';
import { tonPayoutSender } from '../src/ton/ton-payout-sender.ts';
import { createDatabase, type TestDatabase } from './create-database.ts';
import { freshWallet, rewards } from './create-rewards.ts';
import { payAll, tonPriceMicros } from './pay-all.ts';
import { startChain } from './start-chain.ts';

/** Starts a fake chain and a payout wallet with 100 TON. Returns functions that create and pay due rewards. */
export async function startPayouts() {
  const { db, connection } = await createDatabase();
  const { deps, referrer, earn, refund, advance } = rewards(db);
  const stand = await startChain(deps.clock.now().getTime());
  const chain = openChainApi(readConfig({ TON_API_URL: stand.url }));
  if (!chain) throw new Error('The tests have no chain.');
  const wallet = await openTestPayoutWallet();
  stand.account(wallet.address).balance = 100_000_000_000n;

  function advanceClocks(ms: number): void {
    advance(ms);
    stand.chain.now += ms;
  }

  const sending = {
    chain,
    wallet,
    db,
    clock: deps.clock,
    pause: async (ms: number) => advanceClocks(ms),
  };

  return {
    ...stand,
    db,
    connection,
    deps,
    sending,
    wallet,
    earn,
    refund,
    advanceClocks,
    /** Creates a user with a new wallet and a due reward of `dollars`. */
    async due(dollars: number) {
      const address = freshWallet();
      const userId = await referrer(address);
      await earn(userId, dollars, 30);
      return { userId, address };
    },
    /** Sends a transfer from the payout wallet without storing it in the database. */
    async transfer(order: PayoutOrder) {
      const { data } = await chain.account(wallet.address);
      const validUntil = new Date(deps.clock.now().getTime() + 60_000);
      await chain.send(wallet.sign(order, { seqno: wallet.seqnoIn(data), validUntil }));
    },
    /**
     * Returns functions for rewards and payouts in the database `copy`, which stands for a restored backup. The clock,
     * the chain and the payout wallet stay the same.
     */
    restore(copy: TestDatabase) {
      const restored = { ...deps, db: copy.db };
      const { referrer: addReferrer, earn: addReward } = rewards(copy.db, deps.clock.now());
      const unknown = (payoutWallet = wallet.address) =>
        reconcilePayouts({ ...sending, db: copy.db, wallet: payoutWallet });
      return {
        db: copy.db,
        deps: restored,
        referrer: addReferrer,
        earn: addReward,
        unknown,
        plan: () => planPayouts(restored, { tonPriceMicros }),
        adopt: async (payoutWallet?: string) => adoptPayouts(restored, await unknown(payoutWallet)),
      };
    },
    run: () => payAll(deps, tonPayoutSender(sending)),
    payouts: () => db.selectFrom('payout').selectAll().orderBy('planned_at').execute(),
    messages: () => db.selectFrom('ton_payout_message').selectAll().orderBy('sent_at').execute(),
  };
}

/** The mnemonic of a wallet that has money only on the fake chain. */
export const payoutMnemonic =
  'true canal toilet trumpet iron people defy fox couple adjust random bundle cargo run machine digital hub trophy junior jealous distance road say dish';

export const openTestPayoutWallet = (version: 'v4' | 'v5' = 'v5') =>
  openPayoutWallet(payoutMnemonic, version, 'main');
