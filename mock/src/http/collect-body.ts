/**
 * Returns the bytes of a body, but at most `limit` + 1 of them: a result longer than `limit` means that the body is too
 * large. Reads the whole body, because a client that is still sending would not receive the response.
 */
export async function collectBody(
  incoming: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (size <= limit) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, limit + 1);
}
