import type { PromptMoment } from '@vitrine/contract';
import type { MessagePromptAction } from './useMessagePrompt.types.ts';

const nothing: MessagePromptAction = { canAsk: false, ask: async () => false };

/** Browsers have no prompt for messages. */
export const useMessagePrompt = (_: PromptMoment): MessagePromptAction => nothing;
