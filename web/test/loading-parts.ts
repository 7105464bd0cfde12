/** The CSS selector for the placeholders that a page shows while its code or data loads. */
export const loadingParts = '[aria-busy="true"], [class*="skeleton"], [class*="loading"]';
