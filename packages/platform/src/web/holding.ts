type Ask = (go: () => void) => void;

let asking: Ask | undefined;

/** The browser asks in words of its own when the document itself is left. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function letGo(): void {
  if (!asking) return;
  asking = undefined;
  window.removeEventListener('beforeunload', warn);
}

/** From now on whoever wants to leave is asked, until the returned function is called. */
export function holdBack(ask: Ask): () => void {
  asking = ask;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (asking === ask) letGo();
  };
}

export const isHeldBack = (): boolean => asking !== undefined;

/** Leaves at once; or asks first, and leaves when the answer is yes. */
export function leaving(go: () => void): void {
  const ask = asking ?? ((leave: () => void) => leave());
  ask(() => {
    letGo();
    go();
  });
}
