/** Gives a page the session of the app, by a token that is good for one use. */
export interface HandOverPort {
  /** Undefined: the page opens without a session. */
  handOver(): Promise<{ token: string } | undefined>;
}

/** The shop has no call for it yet, so that pages open without the app's session. */
export const withoutHandOver: HandOverPort = { handOver: async () => undefined };
