/** What a shared page looks like in somebody else's hands. */
export interface ShareContent {
  title: string;
  description?: string;
  /** Rooted path on the web. */
  path: string;
  image?: string;
  /** A picture cut for mini-program cards. */
  miniImage?: string;
  /** The mini-program page behind the same content. */
  miniPath?: string;
}

/** What became of it: `guided` means that the host's own menu does it and the shopper must be told. */
export type ShareOutcome = 'shared' | 'copied' | 'guided' | 'dismissed';

export interface Share {
  /** Prepares what the host's own share menu will send. */
  prepare(content: ShareContent): void;
  /** Opens sharing now. Never throws. */
  open(content: ShareContent): Promise<ShareOutcome>;
}
