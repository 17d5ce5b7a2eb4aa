/** Asks whoever wants to leave; `go` leaves. */
type Ask = (go: () => void) => void;

/**
 * What is not saved: on a browser's one page, or on each page that a host has open. `tell` hears what the
 * shopper would be asked for as long as they are held.
 */
export function createHolding(tell: (question: string | undefined) => void) {
  let asking: Ask | undefined;

  function letGo(): void {
    if (!asking) return;
    asking = undefined;
    tell(undefined);
  }

  return {
    /** From now on whoever wants to leave is asked, until the returned function is called. */
    holdBack(ask: Ask, question: string): () => void {
      asking = ask;
      tell(question);
      return () => {
        if (asking === ask) letGo();
      };
    },
    isHeldBack: (): boolean => asking !== undefined,
    /** Leaves at once; or asks first, and leaves when the answer is yes. */
    leaving(go: () => void): void {
      const ask = asking ?? ((leave: () => void) => leave());
      ask(() => {
        letGo();
        go();
      });
    },
  };
}

export type Holding = ReturnType<typeof createHolding>;
