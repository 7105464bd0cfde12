import { fromBase64, toBase64Url } from './bytes.ts';

/** Deflates the text and encodes it as base64url, for use in a URL. */
export async function packText(text: string): Promise<string> {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(await new Response(packing).bytes());
}

/** Returns the original text of `packed`, a result of `packText`. Rejects if `packed` is not a result of `packText`. */
export async function unpackText(packed: string): Promise<string> {
  const bytes = new Blob([fromBase64(packed)]).stream();
  return new Response(bytes.pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
