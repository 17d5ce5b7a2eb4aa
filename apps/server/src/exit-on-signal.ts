export const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const exit = () => process.exit(0);

/** Until there is a server, nothing has to be finished: a signal ends the process as if it had stopped. */
export function exitOnSignal(): void {
  for (const signal of STOP_SIGNALS) process.on(signal, exit);
}

/** Leaves the signals to the server. */
export function forgetExitOnSignal(): void {
  for (const signal of STOP_SIGNALS) process.off(signal, exit);
}
