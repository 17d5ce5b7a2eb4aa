import type { messagePrompts } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';

const answer = { templateCode: 'sandbox-order-shipped', isAccepted: true };

export const messagePromptExamples: CallExamples<typeof messagePrompts> = {
  listMessagePrompts: {
    valid: async ({ newShopper }) => ({ visitor: await newShopper(), query: { vendor: 'minip' } }),
    invalid: { query: { vendor: 'sms' } },
  },
  saveMessagePermissions: {
    valid: async ({ newShopper }) => ({
      visitor: await newShopper(),
      body: { vendor: 'minip', answers: [answer] },
    }),
    invalid: { body: { vendor: 'minip', answers: [] } },
  },
};
