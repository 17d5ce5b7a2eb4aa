import { call, type Handlers } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { HandlerContexts } from './handler-context.ts';

const calls = {
  getThing: call({
    method: 'GET',
    path: '/api/v1/things/{id}',
    group: 'Test',
    summary: 'Test',
    caller: 'anyone',
    params: z.object({ id: z.string() }),
    response: z.object({ text: z.string() }),
  }),
};
type Thing = Handlers<typeof calls, HandlerContexts>;

/** The type check fails when one of the lines below compiles without an error. */
it('checks handlers against the contract at compile time', () => {
  const valid: Thing = {
    getThing: ({ params }, { language }) => ({ text: params.id + language }),
  };
  // @ts-expect-error a handler is missing
  const missing: Thing = {};
  // @ts-expect-error the response has another shape
  const wrong: Thing = { getThing: () => ({ text: 7 }) };
  // @ts-expect-error the promised response has another shape
  const asynchronous: Thing = { getThing: async () => ({}) };
  // @ts-expect-error the call has no such parameter
  const misread: Thing = { getThing: ({ params }) => ({ text: params.code }) };
  expect([valid, missing, wrong, asynchronous, misread]).toHaveLength(5);
});
