export interface MessagePromptAction {
  /** Whether there is something to ask for. */
  canAsk: boolean;
  /**
   * Asks, and saves the answers. Call it in the handler of a tap before anything is awaited, and do not wait
   * for it: what the shopper wanted goes on. Resolves to whether a message was accepted; never rejects.
   */
  ask(): Promise<boolean>;
}
