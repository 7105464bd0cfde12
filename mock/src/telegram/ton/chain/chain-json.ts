import type { Message } from '@ton/core';
import type { ChainTransaction } from './chain-transaction.ts';
import { readComment } from './comment.ts';

/**
 * Returns a transaction in the format of TON Center's API, version 2. Amounts are in nano-TON; hashes and cells are in
 * base64.
 */
export function transactionJson({ account, ...one }: ChainTransaction) {
  return {
    '@type': 'raw.transaction',
    address: { '@type': 'accountAddress', account_address: account.toString() },
    utime: one.now,
    data: one.cell.toBoc().toString('base64'),
    transaction_id: {
      '@type': 'internal.transactionId',
      lt: String(one.lt),
      hash: one.hash.toString('base64'),
    },
    fee: '0',
    storage_fee: '0',
    other_fee: '0',
    in_msg: messageJson(one.inMessage),
    out_msgs: one.outMessages.map(messageJson),
  };
}

function messageJson({ info, body }: Message) {
  const comment = readComment(body);
  return {
    '@type': 'raw.message',
    source: info.src?.toString() ?? '',
    destination: info.dest?.toString() ?? '',
    value: info.type === 'internal' ? String(info.value.coins) : '0',
    fwd_fee: '0',
    ihr_fee: '0',
    created_lt: info.type === 'internal' ? String(info.createdLt) : '0',
    body_hash: body.hash().toString('base64'),
    msg_data:
      comment === undefined
        ? { '@type': 'msg.dataRaw', body: body.toBoc().toString('base64'), init_state: '' }
        : { '@type': 'msg.dataText', text: Buffer.from(comment).toString('base64') },
    message: comment ?? body.bits.toString(),
  };
}
