import { setTimeout as pause } from 'node:timers/promises';
import { createCircuitBreaker } from '../../circuit-breaker.ts';
import { createTimeLimitSignal } from '../../time-limit.ts';
import { assertKey, type Storage, StorageUnavailableError } from './port.ts';
import { type S3Credentials, signHeaders } from './signature.ts';

export interface S3Options extends S3Credentials {
  /** Any service with the S3 API: https://s3.cn-north-1.amazonaws.com.cn */
  readonly endpoint: string;
  readonly bucket: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
  readonly retryMs?: number;
  /** How long all attempts may take together. */
  readonly deadlineMs?: number;
}

/** How long an attempt may take, and all attempts together, because a shopper waits for them. */
const TIMEOUT_MS = 3_000;
const DEADLINE_MS = 6_000;
const RETRY_MS = 200;
const ATTEMPTS = 3;
/** After this many requests in a row without an answer, the bucket is left alone for a while. */
const FAILURES = 3;
const CIRCUIT_PAUSE_MS = 5_000;
const TYPE = 'application/octet-stream';

interface S3Response {
  status: number;
  bytes: Buffer;
}

type Method = 'GET' | 'PUT' | 'DELETE';

/** Whether a retry may succeed. */
const isRetryable = (status: number) => status >= 500 || status === 429;

/** Stores files in a bucket, for a shop on several machines. */
export function s3Storage(options: S3Options): Storage {
  const { endpoint, bucket, now } = options;
  const { timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS, deadlineMs = DEADLINE_MS } = options;

  const circuit = createCircuitBreaker({ failures: FAILURES, pauseMs: CIRCUIT_PAUSE_MS });

  async function send(
    method: Method,
    key: string,
    body: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ): Promise<S3Response> {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
    const headers: Record<string, string> = method === 'PUT' ? { 'content-type': TYPE } : {};
    const response = await fetch(url, {
      method,
      headers: signHeaders({ method, url, headers, body }, options, now()),
      ...(method === 'PUT' ? { body } : {}),
      redirect: 'error',
      signal,
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** Repeats a request until it gets an answer; throws when none comes in time. */
  async function sendWithRetries(method: Method, key: string, body: Uint8Array<ArrayBuffer>) {
    const deadline = createTimeLimitSignal(deadlineMs);
    for (let attempt = 1; ; attempt++) {
      const isLast = () => attempt >= ATTEMPTS || deadline.aborted;
      const signal = AbortSignal.any([deadline, createTimeLimitSignal(timeoutMs)]);
      try {
        const response = await send(method, key, body, signal);
        if (!isRetryable(response.status) || isLast()) return response;
      } catch (cause) {
        if (isLast()) throw new StorageUnavailableError(`storage: ${method} failed`, { cause });
      }
      await pause(retryMs * 2 ** (attempt - 1));
    }
  }

  async function request(method: Method, key: string, body = new Uint8Array()) {
    assertKey(key);
    const response = await circuit
      .run(() => sendWithRetries(method, key, body))
      .catch((cause: unknown) => {
        if (cause instanceof StorageUnavailableError) throw cause;
        throw new StorageUnavailableError(`storage: ${method} failed`, { cause });
      });
    const { status } = response;
    if ((status >= 200 && status < 300) || status === 404) return response;
    throw new StorageUnavailableError(`storage: ${method} answered ${status}`);
  }

  return {
    async put(key, bytes) {
      const { status } = await request('PUT', key, new Uint8Array(bytes));
      // A missing bucket answers 404 like a missing file.
      if (status === 404) throw new StorageUnavailableError('storage: the bucket does not exist');
    },
    async get(key) {
      const { status, bytes } = await request('GET', key);
      return status === 404 ? undefined : bytes;
    },
    async remove(key) {
      await request('DELETE', key);
    },
  };
}
