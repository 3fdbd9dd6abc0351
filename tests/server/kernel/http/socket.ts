import { connect } from 'node:net';

/** A connection that sends raw text, with everything received on it until it is closed. */
export function connection(url: string, text: string | Uint8Array) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => {});
  const received = new Promise<string>((resolve) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
  });
  return { socket, received };
}
