import type { MiniProgramName } from '../platform-names.ts';

/** What the shopper answered about one template of the vendor. */
export interface MessageAnswer {
  templateCode: string;
  isAccepted: boolean;
}

/** The prompt in which a shopper accepts messages of a mini-program, one of each template. */
export interface MessagePromptPort {
  vendor: MiniProgramName;
  /**
   * Asks for up to three templates. Vendors allow it only in the handler of a tap, before anything is awaited.
   * Never rejects: without a prompt there are no answers.
   */
  ask(templateCodes: readonly string[]): Promise<MessageAnswer[]>;
}
