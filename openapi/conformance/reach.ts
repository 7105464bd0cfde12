import { setTimeout as delay } from 'node:timers/promises';

/**
 * The maximum wait for a server that fails. A server fails if it responds with a 5xx status other than 503, or if the
 * call fails with a code that `lastingError` matches.
 */
const failingTimeoutMs = 5_000;
const stepMs = 100;

/** Matches the codes of errors in certificates, TLS or HTTP syntax. Waiting does not solve such errors. */
const lastingError = /CERT|SIGNATURE|TLS|SSL|^EPROTO|^HPE_|^HTTPParserError/;
const certificateError = /CERT|SIGNATURE/;

type Response = { status: number; text: string; code: string };

/**
 * Waits until the server responds with a status below 500.
 * @param timeoutMs The maximum wait. For a server that fails, the wait is at most `failingTimeoutMs`.
 * @param onWait A function that is called once, with a message about the wait, if the first call fails
 * @throws An Error after the maximum wait, with the last response or the network error.
 */
export async function reach(
  url: string,
  timeoutMs = 60_000,
  onWait: (sentence: string) => void = () => undefined,
): Promise<void> {
  const start = Date.now();
  const { origin } = new URL(url);
  let isFirst = true;
  while (true) {
    const response = await ask(url, Math.max(stepMs, start + timeoutMs - Date.now()));
    if (response.status > 0 && response.status < 500) return;
    const isStarting =
      response.status === 503 || (response.status === 0 && !lastingError.test(response.code));
    const limitMs = isStarting ? timeoutMs : Math.min(timeoutMs, failingTimeoutMs);
    if (Date.now() - start >= limitMs) throw new Error(sentenceOf(response, url));
    if (isFirst) onWait(`Waiting up to ${limitMs / 1000} s for ${origin}: ${response.text}`);
    isFirst = false;
    await delay(stepMs);
  }
}

/** Calls the URL without following a redirect. The status is 0 if there is no response. */
async function ask(url: string, timeoutMs: number): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', signal });
    return { status: response.status, text: (await response.text()).slice(0, 200), code: '' };
  } catch (error) {
    const { cause = error } = error as Error;
    const { message, name, code = name } = cause as Error & { code?: string | number };
    return { status: 0, text: message.trim(), code: String(code) };
  }
}

function sentenceOf({ status, text, code }: Response, url: string): string {
  const { origin } = new URL(url);
  if (status > 0)
    return `The first call, GET ${url}, must return 401 but returned ${status}: ${text}`;
  if (certificateError.test(code))
    return `The certificate of ${origin} is not accepted: ${text}. The environment variable NODE_EXTRA_CA_CERTS names a file with another authority.`;
  return `No server responds at ${origin}: ${text}.`;
}
