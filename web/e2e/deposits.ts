/** A transaction in the response of the chain stand-in: the amount in nano-TON as text, and the comment. */
type ListedPayment = {
  in_msg: { value: string; message: string };
};

/** Returns the payments to the shop's account on the chain stand-in at the port `chain`, the newest first. */
export async function depositsOn(chain: string): Promise<[amount: string, comment: string][]> {
  const account = `0:${'b01d'.repeat(16)}`;
  const address = `http://127.0.0.1:${chain}/api/v2/getTransactions?address=${account}`;
  const { result } = (await (await fetch(address)).json()) as { result: ListedPayment[] };
  return result.map(({ in_msg: { value, message } }) => [value, message]);
}
