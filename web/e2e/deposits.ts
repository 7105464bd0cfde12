/** A payment in the chain stand-in's response: nano-TON as text, and the comment. */
type Arrived = {
  in_msg: { value: string; message: string };
};

/** Returns the payments to the shop's account on the chain stand-in at that port, the newest first. */
export async function depositsOn(chain: string): Promise<[amount: string, comment: string][]> {
  const account = `0:${'b01d'.repeat(16)}`;
  const address = `http://127.0.0.1:${chain}/api/v2/getTransactions?address=${account}`;
  const { result } = (await (await fetch(address)).json()) as { result: Arrived[] };
  return result.map(({ in_msg: { value, message } }) => [value, message]);
}
