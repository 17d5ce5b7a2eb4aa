import type { Language } from '@vitrine/kit';

export interface SecurityCodeMessage {
  /** Digits with the country in front: `8613800138000`. */
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
  readonly language: Language;
}

/** Short messages to a mobile. Throws a ProviderError when one cannot be sent. */
export interface MessagesPort {
  sendSecurityCode(message: SecurityCodeMessage): Promise<void>;
}
