/** Returns at most `limit` + 1 bytes of the body. A result longer than `limit` means that the body is too large. */
export async function collectBody(
  incoming: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Reads the rest and drops it, because a client that is still sending does not receive a response.
  for await (const chunk of incoming) {
    if (size <= limit) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, limit + 1);
}
