/** The app's stand-ins for wallets, chains and gateways each listen on a port of this machine. */
const thisMachine = ['http', 'ws'].flatMap((scheme) =>
  ['127.0.0.1', 'localhost'].map((host) => `${scheme}://${host}:*`),
);

/**
 * The Content-Security-Policy of every page in development: whatever a library would like to load or to call, the
 * browser asks nobody but this machine and the backends at the addresses in `named`. How scripts run is left
 * open, for the development server writes them into pages and the mock compiles the contract's schemas.
 */
export function developmentPolicy(named: string[]): string {
  // A path of its own origin says no more than 'self'.
  const backends = named.filter((address) => URL.canParse(address));
  const origins = backends.map((address) => new URL(address).origin);
  const sources = ["'self'", ...thisMachine, ...origins, 'data:', 'blob:'];
  return `default-src ${sources.join(' ')} 'unsafe-inline' 'unsafe-eval'; object-src 'none'`;
}
