/** The timers of the program, counted so that a test can wait until none is pending. */
export interface Timers {
  setTimeout(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): number;
  clearTimeout(id?: number): void;
  setInterval(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): number;
  clearInterval(id?: number): void;
}

/** A longer timer is a visible pause, such as a toast or a carousel, and does not count as pending work. */
const NEAR_TIMER_MS = 60;

export class Clock {
  private readonly pending = new Map<number, { handle: NodeJS.Timeout; due: number }>();
  private readonly onError: (error: unknown) => void;
  private nextId = 1;
  private work = 0;

  constructor(onError: (error: unknown) => void) {
    this.onError = onError;
  }

  readonly timers: Timers = {
    setTimeout: (run, delay = 0, ...args) =>
      this.start(
        (id, fire) => {
          this.pending.set(id, { handle: setTimeout(fire, delay), due: Date.now() + delay });
        },
        (id) => {
          this.pending.delete(id);
          run(...args);
        },
      ),
    setInterval: (run, delay = 0, ...args) =>
      this.start(
        (id, fire) => {
          this.pending.set(id, { handle: setInterval(fire, delay), due: Number.POSITIVE_INFINITY });
        },
        () => run(...args),
      ),
    clearTimeout: (id) => this.stop(id),
    clearInterval: (id) => this.stop(id),
  };

  /** Counts a promise, such as a request, as pending work. */
  async during<T>(task: Promise<T>): Promise<T> {
    this.work += 1;
    try {
      return await task;
    } finally {
      this.work -= 1;
    }
  }

  get busy(): boolean {
    const soon = Date.now() + NEAR_TIMER_MS;
    return this.work > 0 || [...this.pending.values()].some(({ due }) => due <= soon);
  }

  stopAll(): void {
    for (const id of this.pending.keys()) this.stop(id);
  }

  private start(begin: (id: number, fire: () => void) => void, run: (id: number) => void): number {
    const id = this.nextId++;
    begin(id, () => {
      try {
        run(id);
      } catch (error) {
        this.onError(error);
      }
    });
    return id;
  }

  private stop(id = 0): void {
    const timer = this.pending.get(id);
    clearTimeout(timer?.handle);
    this.pending.delete(id);
  }
}
