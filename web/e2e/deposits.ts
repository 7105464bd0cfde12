/** A transaction in the response of the fake chain. `value` is in nano-TON, and `message` is the comment. */
type ListedPayment = {
  in_msg: { value: string; message: string };
};

/**
 * Returns the payments to the shop's account, the newest first. Amounts are in nano-TON.
 * @param chain the port of the fake chain
 */
export async function depositsOn(chain: string): Promise<[amount: string, comment: string][]> {
  const account = `0:${'b01d'.repeat(16)}`;
  const address = `http://127.0.0.1:${chain}/api/v2/getTransactions?address=${account}`;
  const { result } = (await (await fetch(address)).json()) as { result: ListedPayment[] };
  return result.map(({ in_msg: { value, message } }) => [value, message]);
}
