const pattern = /^simulated-(\d{2,5})-[\w-]+$/;

/**
 * Makes the slug of an invoice link, or the id of a prepared message, from `id` and the stand-in's port. The simulator
 * reads the port from the result, so that it finds the stand-in without configuration.
 */
export function invoiceSlug(port: number, id: string): string {
  return `simulated-${port}-${id}`;
}

/** Returns the port of the stand-in that created the slug; null if no stand-in did. */
export function standInPort(slug: string): number | null {
  const port = Number(pattern.exec(slug)?.[1]);
  return port > 0 && port < 65_536 ? port : null;
}
