import { readConfig } from '../src/config.ts';
import { executePayouts } from '../src/payments/payouts/execute-payouts.ts';
import { openChainApi } from '../src/ton/chain-api.ts';
import { openPayoutWallet } from '../src/ton/payout-wallet.ts';
import { tonPayoutSender } from '../src/ton/ton-payout-sender.ts';
import { createDatabase } from './create-database.ts';
import { freshWallet, rewards } from './create-rewards.ts';
import { startChain } from './start-chain.ts';

/** Rewards that are due, and a payout wallet with 100 TON on a chain of its own; pauses advance both clocks. */
export async function startPayouts() {
  const { db, connection } = await createDatabase();
  const { deps, referrer, earn, advance } = rewards(db);
  const stand = await startChain(deps.clock.now().getTime());
  const chain = openChainApi(readConfig({ TON_API_URL: stand.url }));
  if (!chain) throw new Error('The tests have no chain.');
  const wallet = await openTestPayoutWallet();
  stand.account(wallet.address).balance = 100_000_000_000n;

  function pass(ms: number): void {
    advance(ms);
    stand.chain.now += ms;
  }

  const sending = { chain, wallet, db, clock: deps.clock, pause: async (ms: number) => pass(ms) };

  return {
    ...stand,
    db,
    connection,
    deps,
    sending,
    wallet,
    pass,
    /** Creates a user with so many dollars due, at a new wallet. */
    async due(dollars: number) {
      const address = freshWallet();
      const userId = await referrer(address);
      await earn(userId, dollars, 30);
      return { userId, address };
    },
    /** Runs `npm run payouts -- --execute` once, as a process would. */
    run: () => executePayouts(deps, tonPayoutSender(sending)),
    payouts: () => db.selectFrom('payout').selectAll().orderBy('planned_at').execute(),
    messages: () => db.selectFrom('ton_payout_message').selectAll().orderBy('sent_at').execute(),
  };
}

/** The mnemonic of a wallet that holds nothing except on the tests' chain. */
export const payoutMnemonic =
  'true canal toilet trumpet iron people defy fox couple adjust random bundle cargo run machine digital hub trophy junior jealous distance road say dish';

export const openTestPayoutWallet = (version: 'v4' | 'v5' = 'v5') =>
  openPayoutWallet(payoutMnemonic, version, 'main');
