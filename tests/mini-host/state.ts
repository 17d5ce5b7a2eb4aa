/** The state of the native side of a running program, readable by tests. */
import type { Clock } from './clock.ts';
import type { MiniPage } from './page.ts';
import type { PageStack } from './stack.ts';

export interface IntersectionWatch {
  selector: string;
  notify: (sight: Record<string, unknown>) => void;
}

/** An address in the vendor's book. */
export interface BookAddress {
  name: string;
  mobile: string;
  province: string;
  city: string;
  district: string;
  line: string;
}

export interface HostState {
  clock: Clock;
  stack: () => PageStack;
  current: () => MiniPage;
  /** Runs a callback of the program and records its error. */
  guard: (run: () => void) => void;
  parseJson: (text: string) => unknown;
  launch: { path: string; query: Record<string, string>; scene: number };
  extConfig: Record<string, unknown>;
  /** Components and calls that the vendor's library is too old for. */
  unsupported: readonly string[];
  /** Key -> JSON. */
  storage: Map<string, string>;
  /** The intersection observers of the program. */
  intersectionWatches: Set<IntersectionWatch>;
  /** How many requests are pending. */
  openRequests: number;
  requests: { method: string; url: string; body?: string | undefined }[];
  toasts: string[];
  badges: Map<number, string>;
  /** The tab titles that the program has set, by their index. */
  tabNames: Map<number, string>;
  /** The log-in code that identifies the shopper in each vendor's sandbox. */
  shopper: string;
  /** The options of each payment call. */
  payments: Record<string, unknown>[];
  /** Whether Douyin's package of functions for trade is enabled. */
  usesIndustrySdk: boolean;
  /** Whether the shopper cancels the vendor's payment dialog. */
  cancelsPayment: boolean;
  /** The pictures that the shopper chooses, one for each call; an empty album cancels. */
  album: Uint8Array[];
  /** What the vendor's viewer has shown: URLs, and the position of the first one shown. */
  previews: { urls: string[]; start: number }[];
  /** The address that the shopper chooses in the vendor's book; undefined closes it. */
  bookAddress: BookAddress | undefined;
  /** The vendor's address book does not open. */
  failsAddressBook: boolean;
  /** Whether the handler of a tap is running, in which alone vendors show the prompt for messages. */
  isTapping: boolean;
  /** The templates of each prompt for messages that was shown. */
  messagePrompts: string[][];
  /** What the shopper answers to a template; every one is accepted by default. */
  answerMessage: (templateCode: string) => 'accept' | 'reject';
  /** The calls for personal data that the program declares. */
  requiredPrivateInfos: readonly string[];
  /** The chosen files by their temporary paths. */
  files: Map<string, Uint8Array>;
  clipboard: string;
  answerModal: (title: string, content: string) => boolean;
}
