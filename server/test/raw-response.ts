import { connect, type Socket } from 'node:net';

/** Sends bytes over TCP. Returns the received text when the connection has ended. */
export function rawResponse(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may reset the connection after its response, if the client still sends.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
