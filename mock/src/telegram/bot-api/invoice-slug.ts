const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * Returns the slug of an invoice link, or the id of a prepared message: `id` with the port of the fake Bot API. The
 * simulator uses the port to find this fake Bot API.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** Returns the port of the fake Bot API that created the slug. If no fake Bot API created the slug, returns null. */
export function fakeBotApiPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
