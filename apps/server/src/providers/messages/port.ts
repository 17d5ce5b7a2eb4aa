import type { Language } from '@vitrine/kit';
import type { MiniVendor } from '../mini-login/port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';
import type { MessageTemplate, TemplateValues } from './templates.ts';

/** The channels that send to one address. */
export type AddressChannel = 'sms' | 'messaging' | 'email';

/**
 * Ways to reach a shopper: short message, the shop's account in the messaging app, e-mail, the devices with the
 * app, and the subscription messages of each mini-program.
 */
export type MessageChannel = AddressChannel | 'push' | MiniVendor;

export interface TemplateMessage<Template extends MessageTemplate> {
  /** A mobile with its country code, `8613800138000`, a user of the shop's account, or an e-mail address. */
  readonly to: string;
  readonly template: Template;
  readonly values: TemplateValues[Template];
  readonly language: Language;
  /** The same for every attempt to send a message, so that a repeated one is recognised. */
  readonly key?: string;
  /** When it happened; some templates of platforms have a field for it. */
  readonly at?: number;
}

/** Sends messages through one channel. Throws a ProviderError when a message cannot be sent. */
export interface MessagesPort {
  sendTemplate<Template extends MessageTemplate>(message: TemplateMessage<Template>): Promise<void>;
}

/** The subscription messages of a mini-program, of which the user accepts each one. */
export interface MiniMessagesPort extends MessagesPort {
  /** The templates that the shop registered with the vendor. */
  readonly templates: RegisteredTemplates;
  /** Whether the vendor's code says that the user has accepted no further message of the template. */
  isNotAccepted(code: string | undefined): boolean;
  /** Notes an accepted message. Only the sandbox needs it: vendors know what their users accept. */
  noteAccepted?(to: string, templateCode: string): Promise<void>;
}

export type MessagePorts = Readonly<
  Record<AddressChannel, MessagesPort> & Record<MiniVendor, MiniMessagesPort>
>;
