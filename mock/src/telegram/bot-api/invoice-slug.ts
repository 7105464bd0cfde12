const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * Creates the slug of an invoice link or the id of a prepared message. The result contains `id` and the stand-in's
 * port, so that the simulator finds the stand-in without configuration.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** Returns the port of the stand-in that created the slug, or null if the slug is not from a stand-in. */
export function standInPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
