/** Calls `onReconnect` when the network returns. Listens to nothing without it. */
export type UseReconnect = (onReconnect: (() => void) | undefined) => void;
