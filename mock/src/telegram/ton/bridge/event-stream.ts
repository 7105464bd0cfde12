/**
 * Returns a response of server-sent events, with a heartbeat every `heartbeatMs` milliseconds.
 * @param read a function that sends formatted events with `write`, and returns a function that stops the sending
 */
export function eventStream(
  heartbeatMs: number,
  read: (write: (text: string) => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => stream.enqueue(encoder.encode(text));
      const beat = setInterval(() => write('event: heartbeat\ndata: heartbeat\n\n'), heartbeatMs);
      // Sends a first line at once, so that the client knows that the stream is open.
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
