/**
 * The path of the folder that holds the app, without a slash at its end. Empty, because the app is served at the root;
 * the playground's build replaces this file.
 */
export const basePath = '';
