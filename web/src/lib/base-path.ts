/**
 * The path of the folder that contains the app, without a trailing slash. The build of the playground
 * (`web/dev/playground`) uses another file instead of this file.
 */
export const basePath = '';
