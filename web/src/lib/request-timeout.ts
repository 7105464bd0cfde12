/** The time in milliseconds after which the app aborts a request, even if part of the response has arrived. */
export const requestTimeoutMs = 10_000;
