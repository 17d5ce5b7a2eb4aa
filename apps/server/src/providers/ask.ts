import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 200;

export interface Question {
  url: string | URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  /** How often a question that may be asked twice is asked again when nobody answers. */
  retries?: number;
}

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  text: string;
}

async function askOnce({ url, method = 'GET', headers, body, timeoutMs = TIMEOUT_MS }: Question) {
  const answer = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Asks a partner over HTTP. Its address is not in the error: addresses of some partners hold secrets. */
export async function ask(question: Question): Promise<ProviderAnswer> {
  const { retries = 0 } = question;
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await askOnce(question);
      if (answer.status < 500 || attempt >= retries) return answer;
    } catch (cause) {
      if (attempt >= retries)
        throw new ProviderError('unreachable', 'A partner did not answer', undefined, cause);
    }
    await wait(PAUSE_MS * (attempt + 1));
  }
}

/** The answer of a partner that answers JSON. */
export async function askJson(question: Question): Promise<Record<string, unknown>> {
  const { status, text } = await ask(question);
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>;
  } catch {
    // Told below, together with what is JSON but no object.
  }
  const fault = status >= 500 ? 'unreachable' : 'refused';
  throw new ProviderError(fault, 'A partner answered something else than JSON', String(status));
}
