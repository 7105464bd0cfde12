/**
 * The path of the folder that contains the app, without a trailing slash. The path is empty because the app is served
 * at the root. The playground's build replaces this file.
 */
export const basePath = '';
