/** The timeout of every request of the app, including the response's body. */
export const requestTimeoutMs = 10_000;
