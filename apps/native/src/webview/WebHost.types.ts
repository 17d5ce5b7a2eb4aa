import type { AppReply } from './answer.ts';

export interface WebHostProps {
  url: string;
  /** Gives the page the session of the app, once. */
  token: string | undefined;
  /** Keeps nothing of the shopper, who has not agreed. */
  isPrivate: boolean;
  onLoad(): void;
  onFail(): void;
  onTitle(title: string): void;
  onText(text: string): Promise<AppReply | undefined>;
}
