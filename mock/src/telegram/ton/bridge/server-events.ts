/** One server-sent event. `event` is `message` by default. */
export type ServerEvent = {
  id: string | undefined;
  event: string;
  data: string;
};

/** Yields the server-sent events of `url` until the stream ends. Rejects when `signal` aborts. */
export async function* readServerEvents(
  url: URL,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, void> {
  const response = await fetch(url, { signal, headers: { Accept: 'text/event-stream' } });
  if (!response.ok || !response.body) throw new Error(`No events: status ${response.status}.`);
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${text}`.split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(parseEvent).filter(({ data }) => data !== '');
  }
}

function parseEvent(block: string): ServerEvent {
  const lines = block.split('\n').map((line) => line.split(/: ?(.*)/s));
  const all = (name: string) =>
    lines.filter(([key]) => key === name).map(([, value = '']) => value);
  return {
    id: all('id').at(-1),
    event: all('event').at(-1) ?? 'message',
    data: all('data').join('\n'),
  };
}
