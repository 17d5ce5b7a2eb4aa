/** The content of a share card. */
export interface ShareContent {
  title: string;
  description?: string;
  /** The rooted path on the web. */
  path: string;
  image?: string;
  /** An image in the aspect ratio of mini-program cards. */
  miniImage?: string;
  /** The mini-program page of the same content. */
  miniPath?: string;
}

/** The result of sharing. `guided`: only the host's own menu can share, so the shopper needs a hint. */
export type ShareOutcome = 'shared' | 'copied' | 'guided' | 'dismissed';

export interface SharePort {
  /** Sets the content that the host's own share menu sends. */
  prepare(content: ShareContent): void;
  /** Opens the share sheet. Never throws. */
  open(content: ShareContent): Promise<ShareOutcome>;
}
