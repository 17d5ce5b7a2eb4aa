import { setTimeout as pause } from 'node:timers/promises';
import { assertKey, type Storage } from './port.ts';
import { type S3Credentials, signedHeaders } from './signature.ts';

export interface S3Options extends S3Credentials {
  /** Of any service that speaks S3: https://s3.cn-north-1.amazonaws.com.cn */
  readonly endpoint: string;
  readonly bucket: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
  readonly retryMs?: number;
}

const TIMEOUT_MS = 10_000;
const RETRY_MS = 200;
const ATTEMPTS = 3;
const TYPE = 'application/octet-stream';

type Method = 'GET' | 'PUT' | 'DELETE';

/** The service is busy, or the network was: the same request may well succeed a moment later. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** Keeps files in a bucket: right for several machines. */
export function s3Storage(options: S3Options): Storage {
  const { endpoint, bucket, now, timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS } = options;

  const send = (method: Method, key: string, body: Uint8Array<ArrayBuffer>) => {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
    const headers: Record<string, string> = method === 'PUT' ? { 'content-type': TYPE } : {};
    return fetch(url, {
      method,
      headers: signedHeaders({ method, url, headers, body }, options, now()),
      ...(method === 'PUT' ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  async function request(method: Method, key: string, body = new Uint8Array()): Promise<Response> {
    assertKey(key);
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS;
      const answer = await send(method, key, body).catch((cause: unknown) => {
        if (isLast) throw new Error(`storage: ${method} failed`, { cause });
      });
      if (answer?.ok || answer?.status === 404) return answer;
      await answer?.body?.cancel();
      if (answer && (isLast || !isPassing(answer.status)))
        throw new Error(`storage: ${method} answered ${answer.status}`);
      await pause(retryMs * 2 ** (attempt - 1));
    }
  }

  return {
    async put(key, bytes) {
      const { status, body } = await request('PUT', key, new Uint8Array(bytes));
      await body?.cancel();
      // A bucket that does not exist answers like a file that does not.
      if (status === 404) throw new Error('storage: there is no such bucket');
    },
    async get(key) {
      const answer = await request('GET', key);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async remove(key) {
      await (await request('DELETE', key)).body?.cancel();
    },
  };
}
