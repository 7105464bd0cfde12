const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * Adds the port of the fake Bot API to `id`, so that the simulator can find this fake Bot API.
 * @returns A text to use as the slug of an invoice link or as the id of a prepared message.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** Returns the port of the fake Bot API that created the slug. If no fake Bot API created the slug, returns null. */
export function fakeBotApiPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
