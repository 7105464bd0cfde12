/** The CSS selector of the placeholders for loading code and data. */
export const loadingParts = '[aria-busy="true"], [class*="skeleton"], [class*="loading"]';
