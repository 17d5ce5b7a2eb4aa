import { call, type Handlers } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CallContexts } from './context.ts';

const calls = {
  getThing: call({
    method: 'GET',
    path: '/api/v1/things/{id}',
    group: 'Test',
    summary: 'Test',
    caller: 'anyone',
    params: z.object({ id: z.string() }),
    response: z.object({ words: z.string() }),
  }),
};
type Thing = Handlers<typeof calls, CallContexts>;

/** The compiler is what is tested here: `npm run types` fails when one of these compiles. */
it('holds handlers to the contract at compile time', () => {
  const right: Thing = {
    getThing: ({ params }, { language }) => ({ words: params.id + language }),
  };
  // @ts-expect-error a handler is missing
  const missing: Thing = {};
  // @ts-expect-error the answer has another shape
  const wrong: Thing = { getThing: () => ({ words: 7 }) };
  // @ts-expect-error a promise of another shape is no better
  const late: Thing = { getThing: async () => ({}) };
  // @ts-expect-error the call has no such parameter
  const misread: Thing = { getThing: ({ params }) => ({ words: params.code }) };
  expect([right, missing, wrong, late, misread]).toHaveLength(5);
});
