import type { Call, ClientResponse } from '@vitrine/contract';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { StoryShop } from './story-shop.ts';

export interface StoryInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Sends a call, and throws unless it succeeds with what the contract promises. */
export async function sendCall<C extends Call>(
  { app }: StoryShop,
  call: C,
  { params = {}, query = {}, body, headers = {} }: StoryInput,
): Promise<{ body: ClientResponse<C>; headers: LightMyRequestResponse['headers'] }> {
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '');
  const response = await app.inject({
    method: call.method,
    url,
    query,
    headers: { 'accept-language': 'en-US', ...headers },
    ...(body && { payload: body }),
  });
  if (response.statusCode !== 200)
    throw new Error(`${call.method} ${url} answered ${response.statusCode} ${response.body}`);
  const schema: C['response'] = call.response;
  return { body: z.parse(schema, response.json()), headers: response.headers };
}
