const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * The slug of an invoice link that the stand-in on `port` gave out. It carries the port, so that the
 * simulator finds who can be paid without being told.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** The port of the stand-in that gave out `slug`; null for a slug from elsewhere. */
export function standInPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
