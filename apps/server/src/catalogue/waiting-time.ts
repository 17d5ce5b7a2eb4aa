/** Measures how long the oldest change of a queue has been waiting, while others are handled. */
export function createWaitingTime(now: () => number = performance.now.bind(performance)) {
  let waitingSince: number | undefined;
  let handledSince: number | undefined;
  return {
    arrive: (): void => {
      waitingSince ??= now();
    },
    /** All waiting changes are handled now; later ones wait for the next time. */
    start: (): void => {
      handledSince = waitingSince;
      waitingSince = undefined;
    },
    finish: (): void => {
      handledSince = undefined;
    },
    /** The changes that were handled wait again. */
    retry: (): void => {
      waitingSince = handledSince ?? waitingSince ?? now();
      handledSince = undefined;
    },
    elapsedMs: (): number => {
      const since = handledSince ?? waitingSince;
      return since === undefined ? 0 : now() - since;
    },
  };
}
