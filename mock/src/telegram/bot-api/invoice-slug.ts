const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/** Returns a slug with the port of the fake Bot API, for an invoice link or a prepared message. */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** Returns the port that `invoiceSlug` put into the slug, or null if the slug is not from `invoiceSlug`. */
export function fakeBotApiPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
