import { ProviderError } from '../provider-error.ts';
import type { MiniMessagesPort } from './port.ts';

/** The port of a shop that has no such mini-program: it offers no template. */
export const missingMiniMessages: MiniMessagesPort = {
  templates: new Map(),
  isNotAccepted: () => false,
  sendTemplate: () =>
    Promise.reject(new ProviderError('absent', 'The shop has no such mini-program')),
};
