import { z } from 'zod';
import { call } from '../call.ts';
import { done } from '../entities/common.ts';
import { messagePrompt, templateCode } from '../entities/message-prompts.ts';
import { miniVendor } from '../entities/sessions.ts';

const group = 'Messages of mini-programs';

/** The messages that a shopper accepts one by one in a mini-program. */
export const messagePrompts = {
  listMessagePrompts: call({
    method: 'GET',
    path: '/api/v1/my/message-prompts',
    group,
    summary:
      'What the mini-program may ask the shopper to accept, without what they refused lately',
    caller: 'shopper',
    query: z.object({ vendor: miniVendor }),
    response: z.object({ prompts: z.array(messagePrompt) }),
  }),
  saveMessagePermissions: call({
    method: 'POST',
    path: '/api/v1/my/message-permissions',
    group,
    summary:
      'Saves what the shopper accepted or refused; each accepted template allows one message',
    caller: 'shopper',
    body: z.object({
      vendor: miniVendor,
      answers: z
        .array(z.object({ templateCode, isAccepted: z.boolean() }))
        .min(1)
        .max(3),
    }),
    response: done,
  }),
};
