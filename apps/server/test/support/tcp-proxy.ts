import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** What the client has sent, to tell connections apart. */
  sent: string;
  muffled?: string;
}

export interface TcpProxy {
  /** The URL with the proxy's address. */
  readonly url: string;
  /** How many connections were opened so far. */
  connections(): number;
  /** Drops everything on the existing connections without closing them; new connections pass. */
  silence(isMeant?: (sent: string) => boolean): number;
  /** Changes the name of a channel in all notifications on the existing connections, which have no listener then. */
  muffle(channel: string): void;
  /** Accepts no more connections and resets the existing ones. */
  disconnect(): Promise<void>;
  /** Accepts connections again. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Forwards TCP connections to the server of a URL, and can fail like a network. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let count = 0;
  const server = createServer((client) => {
    count++;
    const upstream = connect(Number(port || 5432), hostname);
    const pair: Pair = { client, server: upstream, sent: '' };
    pairs.add(pair);
    client.on('data', (bytes) => {
      pair.sent += bytes.toString('latin1');
    });
    const muffle = new Transform({
      transform(bytes: Buffer, _, done) {
        const { muffled } = pair;
        const text = bytes.toString('latin1');
        done(
          null,
          muffled
            ? Buffer.from(text.replaceAll(muffled, '-'.repeat(muffled.length)), 'latin1')
            : bytes,
        );
      },
    });
    client.pipe(upstream).pipe(muffle).pipe(client);
    for (const socket of [client, upstream]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);

  async function disconnect() {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const { client } of pairs) client.resetAndDestroy();
    await closed;
  }

  return {
    url: url.href,
    connections: () => count,
    silence(isMeant = () => true) {
      const meant = [...pairs].filter(({ sent }) => isMeant(sent));
      for (const { client, server: upstream } of meant) {
        client.unpipe(upstream);
        upstream.unpipe();
        client.resume();
        upstream.resume();
      }
      return meant.length;
    },
    muffle(channel) {
      for (const pair of pairs) pair.muffled = channel;
    },
    disconnect,
    reconnect: () => listen(own),
    close: disconnect,
  };
}
