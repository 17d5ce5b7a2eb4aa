/** A part of a longer task. */
export interface Part {
  readonly name: string;
  /** About how long it takes, compared with the other parts. */
  readonly seconds: number;
  run(): Promise<void>;
}

/**
 * Runs parts, a number of them at once, the longest first. The first failure is thrown when the parts that
 * run have ended; none is begun after it.
 */
export async function runParts(
  parts: readonly Part[],
  atOnce: number,
  onDone: (part: Part) => void,
): Promise<void> {
  const waiting = parts.toSorted((one, other) => other.seconds - one.seconds);
  let failure: { readonly error: unknown } | undefined;
  async function work(): Promise<void> {
    for (let part = waiting.shift(); part && !failure; part = waiting.shift()) {
      try {
        await part.run();
        onDone(part);
      } catch (error) {
        failure ??= { error };
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failure) throw failure.error;
}

const SECOND_MS = 1_000;

/** Tells after each part how long the others take, if the machine goes on as it has begun. */
export function createProgress(
  parts: readonly Part[],
  print: (line: string) => void,
  now: () => number = Date.now,
): (part: Part) => void {
  const sum = (list: readonly Part[]) => list.reduce((total, { seconds }) => total + seconds, 0);
  const startedAt = now();
  const done: Part[] = [];
  return (part) => {
    done.push(part);
    const pace = (now() - startedAt) / SECOND_MS / sum(done);
    const left = Math.ceil(pace * (sum(parts) - sum(done)));
    const rest = left > 0 ? `, about ${left} s left` : '';
    print(`  ${done.length} of ${parts.length}: ${part.name}${rest}`);
  };
}
