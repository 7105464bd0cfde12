import { inServer } from '../mutant.ts';

export const payoutsMutants = [
  ...inServer('payments', 'server/src/payments/get-my-payouts.ts', {
    getMyPayouts: [
      ['R1004', 'every reward is for TON', 'currencyOf[gateway]', "'TON'"],
      [
        'R1004',
        'held rewards are doubled',
        'dollars: micros / microsPerDollar,\n          first_until',
        'dollars: (2 * micros) / microsPerDollar,\n          first_until',
      ],
      [
        'R1006',
        'a page before an unknown payout is the first page',
        'listConfirmed(db, userId, query.before)',
        'listConfirmed(db, userId, undefined)',
      ],
    ],
    showDue: [
      [
        'R1005',
        'there are no reasons while all rewards are held',
        'micros > 0 || isAnyHeld',
        'micros > 0',
      ],
      ['R1005', 'a player whose rewards are all taken back sees reasons', 'isOpen ||', 'true ||'],
      [
        'R1006',
        'a player without rewards sees reasons',
        'if (!due) return { dollars: 0, holds: [] };',
        "if (!due) return { dollars: 0, holds: [{ reason: 'NO_WALLET', until: null }] };",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/payouts/held-rewards.ts', {
    heldRewards: [
      ['R1004', 'a refunded reward stays held', 'having sum(micros) > 0', 'having max(micros) > 0'],
      [
        'R1004',
        'each held reward is an entry of its own',
        'group by gateway order by first',
        'group by gateway, at order by first',
      ],
      [
        'R1004',
        'held rewards are ordered by their currency',
        'order by first, gateway',
        'order by gateway',
      ],
      ['R1004', 'the last hold ends with the first one', 'max(at) as last', 'min(at) as last'],
      [
        'R1006',
        'rewards of all players are held',
        'where user_id =',
        'where user_id > 0 or user_id =',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/payouts/reward-hold.ts', {
    releasedAt: [
      [
        'R1004',
        'rewards for dollars are held like those for Stars',
        "when 'stars'",
        "when 'dollars'",
      ],
      [
        'R1004',
        'a reward is held from the day before on',
        'held_from +',
        "held_from - interval '1 day' +",
      ],
      [
        'R1004',
        'rewards for TON are held like those for Stars',
        'config.payoutHoldDaysTon',
        'config.payoutHoldDaysStars',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/payouts/payout-holds.ts', {
    holdsOf: [
      ['R1005', 'a player without a wallet is not held', 'wallet === null]', 'false]'],
      ['R1005', 'a shared wallet is not held', 'sharedWith.length > 0', 'sharedWith.length > 1'],
      ['R1005', 'a debt is not held', 'debt > 0', 'debt > 100'],
    ],
  }),
  ...inServer('payments', 'server/src/payments/payouts/due-payouts.ts', {
    readDue: [
      [
        'R1005',
        'a verified wallet is held as long as one that was only entered',
        'case when own.verified',
        'case when not own.verified',
      ],
      [
        'R1005',
        'a verified wallet is shared with a player who only entered it',
        'and (wallet_verified or not own.verified)',
        '',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/update-user.ts', {
    updateUser: [
      [
        'R1008',
        'a removed wallet is not reported',
        'config.telegramApiRoot !== null',
        'config.telegramApiRoot !== null && wallet !== null',
      ],
      [
        'R1008',
        'the first proof of a stored address is reported',
        'if (wallet === before?.wallet_hash) return row;',
        'if (wallet === before?.wallet_hash && row.wallet_verified === before?.wallet_verified)\n      return row;',
      ],
      [
        'R1008',
        'every saved profile is reported',
        'wallet === before?.wallet_hash',
        'wallet === null',
      ],
    ],
  }),
  ...inServer('users', 'server/src/telegram/send-wallet-notices.ts', {
    send: [
      ['R1008', 'the message has the raw address', 'wallet && friendlyWallet(wallet)', 'wallet'],
      ['R1008', 'a message is sent twice', 'await deleteWalletNotice(db, id);', ''],
      [
        'R1008',
        'a message that failed is not sent again',
        'return postponeWalletNotice(db, id, retryAt(err.retryAfterMs));',
        '',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/wallet-notices-repository.ts', {
    dueWalletNotices: [
      [
        'R1008',
        'the message of the newest change is sent first',
        'order by user_id, id)',
        'order by user_id, id desc)',
      ],
    ],
  }),
];
