/**
 * The path of the folder that contains the app, without a trailing slash. The playground's build replaces this file.
 */
export const basePath = '';
