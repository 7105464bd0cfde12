/**
 * A response of server-sent events: a heartbeat, and whatever `read` writes (whole events, each with
 * its empty line). `read` answers how to leave off, which is done when the caller goes away.
 */
export function eventStream(
  heartbeatMs: number,
  read: (write: (words: string) => void) => () => void,
): Response {
  const text = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (words: string) => stream.enqueue(text.encode(words));
      const beat = setInterval(() => write('event: heartbeat\ndata: heartbeat\n\n'), heartbeatMs);
      // A first line at once, so that a reader knows that the stream stands.
      write(': open\n\n');
      const leaveOff = read(write);
      stop = () => {
        clearInterval(beat);
        leaveOff();
      };
    },
    cancel: () => stop(),
  });
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' };
  return new Response(body, { headers });
}
