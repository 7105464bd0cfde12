/** The CSS selector of the placeholders that are shown while code or data is loading. */
export const loadingParts = '[aria-busy="true"], [class*="skeleton"], [class*="loading"]';
