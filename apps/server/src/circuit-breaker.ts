/** A service is not asked, because it failed shortly before. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

interface CircuitOptions {
  /** How many failures in a row open the circuit. */
  failures?: number;
  /** How long the service is left alone. */
  pauseMs: number;
  now?: () => number;
  /** Whether an error says that the service does not work. By default every error does. */
  isFailure?: (error: unknown) => boolean;
  /** Called with the cause when the circuit opens, and without one when it closes. */
  onChange?: (cause?: unknown) => void;
}

/**
 * Asks a service, and leaves it alone for a while after it failed. Then one caller tries it again; the
 * others are still refused at once until it answers.
 */
export function createCircuitBreaker({
  failures = 1,
  pauseMs,
  now = Date.now,
  isFailure = () => true,
  onChange,
}: CircuitOptions) {
  let failed = 0;
  let askAgainAt = 0;
  const isOpen = () => failed >= failures;

  function recordSuccess() {
    const wasOpen = isOpen();
    failed = 0;
    if (wasOpen) onChange?.();
  }

  function recordFailure(error: unknown) {
    const wasOpen = isOpen();
    failed++;
    askAgainAt = now() + pauseMs;
    if (!wasOpen && isOpen()) onChange?.(error);
  }

  return {
    isOpen,
    async run<T>(ask: () => Promise<T>): Promise<T> {
      if (isOpen()) {
        if (now() < askAgainAt) throw new CircuitOpenError('The service is left alone for a while');
        askAgainAt = now() + pauseMs;
      }
      try {
        const result = await ask();
        recordSuccess();
        return result;
      } catch (error) {
        if (isFailure(error)) recordFailure(error);
        else recordSuccess();
        throw error;
      }
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
