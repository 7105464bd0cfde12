/** The app's path without a trailing slash. The build of `web/dev/playground` replaces this file. */
export const basePath = '';
