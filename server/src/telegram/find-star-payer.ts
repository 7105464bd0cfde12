import type { Api } from 'grammy';

const pageSize = 100;

/** Returns the Telegram id of the payer of a charge in Stars, from the bot's transactions, or `undefined`. */
export async function findStarPayer(api: Api, chargeId: string): Promise<number | undefined> {
  for (let offset = 0; ; offset += pageSize) {
    const { transactions } = await api.getStarTransactions({ offset, limit: pageSize });
    for (const { id, source } of transactions) {
      if (id === chargeId && source?.type === 'user') return source.user.id;
    }
    if (transactions.length < pageSize) return undefined;
  }
}
