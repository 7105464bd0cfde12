/** The timeout of every request of the app, in milliseconds. It includes reading the response's body. */
export const requestTimeoutMs = 10_000;
