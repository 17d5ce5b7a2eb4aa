export interface ProgressEstimate {
  readonly perSecond: number;
  /** Null while the end is not known. */
  readonly secondsLeft: number | null;
}

/** How fast work goes and how long the rest takes at that speed; undefined before the first second has passed. */
export function estimateProgress(
  done: number,
  total: number | null,
  elapsedMs: number,
): ProgressEstimate | undefined {
  if (done <= 0 || elapsedMs < 1_000) return undefined;
  const perSecond = (done / elapsedMs) * 1_000;
  const secondsLeft = total === null ? null : Math.ceil(Math.max(0, total - done) / perSecond);
  return { perSecond, secondsLeft };
}
