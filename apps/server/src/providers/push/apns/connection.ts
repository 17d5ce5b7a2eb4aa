import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { ProviderError } from '../../provider-error.ts';
import { runInCircuit } from '../../provider-request.ts';

export interface Http2Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Http2Answer {
  readonly status: number;
  readonly text: string;
}

/** No answer of a push vendor is longer. */
const MAX_ANSWER = 64 * 1024;

/** Keeps one HTTP/2 connection to a vendor, and opens another one when it has ended. */
export function createHttp2Connection(endpoint: string, timeoutMs: number) {
  let open: ClientHttp2Session | undefined;

  function getSession(): ClientHttp2Session {
    if (open && !open.closed && !open.destroyed) return open;
    const session = connect(endpoint);
    const forget = () => {
      if (open === session) open = undefined;
    };
    // The requests of the session report its errors.
    session.on('error', forget).on('goaway', forget).on('close', forget);
    // An idle connection does not keep the process alive.
    session.unref();
    open = session;
    return session;
  }

  const askOnce = ({ path, headers, body }: Http2Request) =>
    new Promise<Http2Answer>((resolve, reject) => {
      const stream = getSession().request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: path,
        ...headers,
      });
      let status = 0;
      let text = '';
      stream.setEncoding('utf8');
      stream.setTimeout(timeoutMs, () => stream.close(constants.NGHTTP2_CANCEL));
      stream.on('response', (answer) => {
        status = Number(answer[constants.HTTP2_HEADER_STATUS]);
      });
      stream.on('data', (part: string) => {
        if (text.length < MAX_ANSWER) text += part;
      });
      stream.on('error', reject);
      stream.on('close', () =>
        status > 0 ? resolve({ status, text }) : reject(new Error('the stream ended')),
      );
      stream.end(body);
    });

  return {
    async ask(request: Http2Request): Promise<Http2Answer> {
      try {
        return await runInCircuit(endpoint, () => askOnce(request));
      } catch (cause) {
        throw new ProviderError('unreachable', 'The push vendor did not answer', undefined, cause);
      }
    },
    close: () => open?.close(),
  };
}
