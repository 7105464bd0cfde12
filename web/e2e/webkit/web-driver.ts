/** The name of the only property in an element reference (W3C WebDriver, section 12). */
const referenceKey = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = { readonly [referenceKey]: string };

/**
 * A failed command. `code` is the protocol's name of the error, such as `stale element reference`, or `no answer` if
 * the driver did not respond.
 */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** The longest time for a command, in milliseconds. */
const timeoutMs = 20_000;

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Sends a command to the driver and returns the value in the response.
 * @throws WebDriverError if the driver refuses the command or does not respond in time
 */
async function send<Value>(url: string, method: Method, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(timeoutMs);
  const text = body && JSON.stringify(body);
  const response = await fetch(url, { method, signal, ...(text && { body: text }) }).catch(
    (cause: unknown) => {
      throw new WebDriverError('no answer', `${method} ${new URL(url).pathname}: ${cause}`);
    },
  );
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** A browser window with its own storage, controlled by the W3C WebDriver protocol. */
export class WebDriver {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a window through the driver that listens at `origin`. */
  static async open(origin: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, 'POST', body);
    return new WebDriver(`${origin}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await send(this.#url, 'DELETE');
  }

  get<Value>(command: string): Promise<Value> {
    return send<Value>(`${this.#url}/${command}`, 'GET');
  }

  post<Value>(command: string, parameters: object = {}): Promise<Value> {
    return send<Value>(`${this.#url}/${command}`, 'POST', parameters);
  }

  tell(element: ElementReference, command: string, parameters: object = {}): Promise<null> {
    return this.post<null>(`element/${element[referenceKey]}/${command}`, parameters);
  }
}
