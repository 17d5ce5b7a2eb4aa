import type { Language } from '@vitrine/kit';
import type { MessageTemplate, TemplateValues } from './templates.ts';

/** Ways to reach a shopper: short message, and the shop's account in the messaging app. */
export type MessageChannel = 'sms' | 'messaging';

export interface TemplateMessage<Template extends MessageTemplate> {
  /** A mobile with its country code, `8613800138000`, or a user of the shop's account. */
  readonly to: string;
  readonly template: Template;
  readonly values: TemplateValues[Template];
  readonly language: Language;
}

/** Sends messages through one channel. Throws a ProviderError when a message cannot be sent. */
export interface MessagesPort {
  sendTemplate<Template extends MessageTemplate>(message: TemplateMessage<Template>): Promise<void>;
}

export type MessagePorts = Readonly<Record<MessageChannel, MessagesPort>>;
