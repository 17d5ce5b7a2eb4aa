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
  /** Key -> JSON. */
  storage: Map<string, string>;
  /** What the program has asked to be told about coming into view. */
  watches: Set<Watch>;
  requests: { method: string; url: string }[];
  toasts: string[];
  badges: Map<number, string>;
  /** What the program has called its tabs, by their place. */
  tabNames: Map<number, string>;
  payments: Record<string, unknown>[];
  clipboard: string;
  answerModal: (title: string, content: string) => boolean;
}
