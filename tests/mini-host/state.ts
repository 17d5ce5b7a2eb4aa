/** What the native side of a running program holds, and a test may look at. */
import type { Clock } from './clock.ts';
import type { MiniPage } from './page.ts';
import type { PageStack } from './stack.ts';

export interface Watch {
  selector: string;
  tell: (sight: Record<string, unknown>) => void;
}

export interface HostState {
  clock: Clock;
  stack: () => PageStack;
  current: () => MiniPage;
  /** Runs program code that nobody waits for, keeping what it throws. */
  guard: (run: () => void) => void;
  parseJson: (text: string) => unknown;
  launch: { path: string; query: Record<string, string>; scene: number };
  extConfig: Record<string, unknown>;
  /** Components and calls that are too new for the vendor's library. */
  lacks: readonly string[];
  /** Key -> JSON. */
  storage: Map<string, string>;
  /** What the program has asked to be told about coming into view. */
  watches: Set<Watch>;
  requests: { method: string; url: string; body?: string | undefined }[];
  toasts: string[];
  badges: Map<number, string>;
  /** What the program has called its tabs, by their place. */
  tabNames: Map<number, string>;
  /** The code by which the sandbox of each vendor knows who holds the phone. */
  shopper: string;
  /** What the program has asked to be paid, by the vendor's own till. */
  payments: Record<string, unknown>[];
  /** The shopper closes the vendor's till without paying. */
  leavesTill: boolean;
  /** The pictures that the shopper chooses next, one a time; none is whoever leaves the album. */
  album: Uint8Array[];
  /** What was chosen, by the address that the program knows it by. */
  files: Map<string, Uint8Array>;
  clipboard: string;
  answerModal: (title: string, content: string) => boolean;
}
