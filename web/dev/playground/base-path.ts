// Stands in for web/src/lib/base-path.ts. Every script is in the folder `assets` of the playground.
const folder = new URL(/* @vite-ignore */ '../', import.meta.url);

/** The path of the folder from which the playground is served, without a trailing slash. */
export const basePath = folder.pathname.slice(0, -1);
