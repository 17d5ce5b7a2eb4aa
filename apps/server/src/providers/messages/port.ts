import type { Language } from '@vitrine/kit';
import type { MessageTemplate, TemplateValues } from './templates.ts';

/** Ways to reach a shopper: short message, the shop's account in the messaging app, and e-mail. */
export type MessageChannel = 'sms' | 'messaging' | 'email';

export interface TemplateMessage<Template extends MessageTemplate> {
  /** A mobile with its country code, `8613800138000`, a user of the shop's account, or an e-mail address. */
  readonly to: string;
  readonly template: Template;
  readonly values: TemplateValues[Template];
  readonly language: Language;
  /** The same for every attempt to send a message, so that a repeated one is recognised. */
  readonly key?: string;
}

/** Sends messages through one channel. Throws a ProviderError when a message cannot be sent. */
export interface MessagesPort {
  sendTemplate<Template extends MessageTemplate>(message: TemplateMessage<Template>): Promise<void>;
}

export type MessagePorts = Readonly<Record<MessageChannel, MessagesPort>>;
