import { adminCalls } from '@vitrine/contract/admin';
import { z } from 'zod';
import type { AdminFixture } from '../admin-fixture.ts';

const started = z.object({ challenge: z.string() });

export const singleSignOnExamples = {
  getSingleSignOn: { valid: () => ({}) },
  startSingleSignOn: { valid: () => ({}) },
  finishSingleSignOn: {
    valid: async ({ ask, createOperator }: AdminFixture) => {
      const { email, id } = await createOperator('support');
      const { body } = await ask(adminCalls.startSingleSignOn, {});
      const { challenge } = started.parse(body);
      return { body: { challenge, query: `?subject=${id}&email=${email}&mfa=1` } };
    },
  },
};
