const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * Returns the slug of an invoice link of the stand-in on `port`. It carries the port, so that the simulator finds the
 * stand-in without configuration.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** The port of the stand-in that gave out `slug`; null for a slug from elsewhere. */
export function standInPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
