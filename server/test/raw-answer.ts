import { connect, type Socket } from 'node:net';

/** What a server on this machine answers to bytes on a bare socket, until the connection ends, however it does. */
export function rawAnswer(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has answered may reset what goes on sending.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
