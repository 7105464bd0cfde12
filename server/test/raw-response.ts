import { connect, type Socket } from 'node:net';

/** Sends bytes on a bare socket to this machine and returns everything received until the connection ends. */
export function rawResponse(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has responded may reset a client that goes on sending.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
