const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * Returns the slug of an invoice link, or the id of a prepared message. It contains the port of the stand-in, so that
 * the simulator needs no configuration.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** Returns the port in a stand-in's slug; null for any other slug. */
export function standInPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
