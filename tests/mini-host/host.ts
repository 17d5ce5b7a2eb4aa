import { createNativeApi } from './api/index.ts';
import { Clock } from './clock.ts';
import { CONTAINER } from './container.ts';
import { Gestures } from './gestures.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { loadMedia } from './media.ts';
import type { MiniPage } from './page.ts';
import { type Platform, type PlatformName, platforms } from './platforms.ts';
import { Registry } from './registry.ts';
import { Sandbox } from './sandbox.ts';
import { PageStack } from './stack.ts';
import type { HostState } from './state.ts';
import { Templates } from './templates.ts';

type Json = Record<string, unknown>;

export interface LaunchOptions {
  /** The folder with `app.js` and `app.json`. */
  distDir: string;
  /** The page to open, with its query; the first declared page by default. */
  url?: string;
  /** Query values that only the program receives, not the page, as with Alipay's codes. */
  query?: Record<string, string>;
  /** The result of `getExtConfigSync()`. */
  extConfig?: Json;
  storage?: Record<string, unknown>;
  /** Components and calls that are too new for the vendor's library. */
  unsupported?: string[];
  /** Answers dialogs. Default: confirms all of them. */
  answerModal?: (title: string, content: string) => boolean;
}

export interface Host extends Gestures {
  page: () => MiniPage;
  stack: PageStack;
  state: HostState;
  /** The options that the program passed to `App()`. */
  app: Json;
  /** The vendor's object: `wx`, `tt` or `my`. */
  native: Json;
  /** Uncaught errors, and the arguments of console.error. */
  errors: unknown[];
  /** Loads the pictures and films of the page, and returns the URLs that its view may not show. */
  loadMedia: () => Promise<string[]>;
  /** Waits until no request, short timer or rendering is pending. */
  idle: (limit?: number) => Promise<void>;
  /** Opens a link while the program is running: calls its `onShow` and relaunches the page. */
  reopen: (url: string, query?: Record<string, string>) => void;
  close: () => void;
}

/** Shorter than a host's animation, so that tests are fast. */
const MOVE_MS = 50;

/** A program that is still busy after this time has failed. */
const IDLE_LIMIT_MS = 10_000;

export async function launch(name: PlatformName, options: LaunchOptions): Promise<Host> {
  const platform = platforms[name];
  const errors: unknown[] = [];
  const clock = new Clock((error) => errors.push(error));
  const app = new AppSlot();
  const state = createState(options, clock, errors);
  const native = createNativeApi(name, state);
  const globals: Json = {
    [platform.global]: native,
    ...platform.globals,
    ...clock.timers,
    console: createConsole(errors),
    App: app.register,
    Page: (config: Json) => registry.register(config),
    Component: (config: Json) => registry.register(config),
    Behavior: (config: Json) => config,
    getApp: () => app.instance,
    getCurrentPages: () => stack.instances,
  };
  const sandbox = new Sandbox(options.distDir, globals);
  const templates = new Templates(platform, (code, file) => sandbox.runScript(code, file));
  const registry = new Registry(options.distDir, platform, templates, (file) =>
    sandbox.require(file),
  );
  const manifest = readManifest(options.distDir);
  const stack = new PageStack({
    platform,
    registry,
    ...manifest,
    moveMs: MOVE_MS,
    delay: (ms) => void clock.timers.setTimeout(() => undefined, ms),
    confirm: (question) => state.answerModal('', question),
    hasContainer: hasComponent(CONTAINER, platform, manifest, state),
    defer: (run) => void clock.timers.setTimeout(run),
  });
  state.stack = () => stack;
  state.requiredPrivateInfos = manifest.requiredPrivateInfos;
  state.usesIndustrySdk = manifest.usesIndustrySdk;
  state.parseJson = (text) => sandbox.parseJson(text);

  sandbox.require('app.js');
  const url = options.url ?? `/${manifest.pages[0]}`;
  const { route, query } = stack.parse(url);
  state.launch = { ...state.launch, path: route, query: { ...query, ...options.query } };
  app.start(state.launch);
  stack.reLaunch(url);
  const host: Host = Object.assign(new Gestures(name, () => stack.current, state), {
    page: () => stack.current,
    stack,
    state,
    app: app.instance,
    native,
    errors,
    loadMedia: () => loadMedia(host),
    idle: (limit?: number) => waitUntilIdle(clock, limit),
    reopen: (url: string, more: Record<string, string> = {}) => {
      const { route, query } = stack.parse(url);
      app.show({ path: route, query: { ...query, ...more }, scene: 1007 });
      stack.reLaunch(url);
    },
    close: () => {
      stack.closeAll();
      clock.stopAll();
    },
  });
  await host.idle();
  return host;
}

/** Holds the options passed to `App()` and calls their lifecycle functions. */
class AppSlot {
  instance: Json = {};

  readonly register = (config: Json): void => {
    this.instance = config;
  };

  start(launchOptions: object): void {
    this.callHook('onLaunch', launchOptions);
    this.show(launchOptions);
  }

  show(options: object): void {
    this.callHook('onShow', options);
  }

  private callHook(name: string, options: object): void {
    const hook = this.instance[name];
    if (typeof hook === 'function') hook.call(this.instance, { ...options });
  }
}

function createState(options: LaunchOptions, clock: Clock, errors: unknown[]): HostState {
  const stored = Object.entries(options.storage ?? {});
  const state: HostState = {
    clock,
    stack: throwNotStarted,
    current: () => state.stack().current,
    parseJson: throwNotStarted,
    guard: (run) => {
      try {
        run();
      } catch (error) {
        errors.push(error);
      }
    },
    launch: { path: '', query: {}, scene: 1001 },
    unsupported: options.unsupported ?? [],
    extConfig: options.extConfig ?? {},
    storage: new Map(stored.map(([key, value]) => [key, JSON.stringify(value)])),
    intersectionWatches: new Set(),
    openRequests: 0,
    requests: [],
    toasts: [],
    badges: new Map(),
    tabNames: new Map(),
    payments: [],
    shopper: 'demo-anna',
    cancelsPayment: false,
    album: [],
    previews: [],
    bookAddress: undefined,
    failsAddressBook: false,
    isTapping: false,
    messagePrompts: [],
    answerMessage: () => 'accept',
    requiredPrivateInfos: [],
    usesIndustrySdk: false,
    files: new Map(),
    clipboard: '',
    answerModal: options.answerModal ?? (() => true),
  };
  return state;
}

const throwNotStarted = (): never => {
  throw new Error('the program has not started');
};

const createConsole = (errors: unknown[]): Json => ({
  log: () => undefined,
  info: () => undefined,
  debug: () => undefined,
  warn: () => undefined,
  error: (...args: unknown[]) => errors.push(args.length === 1 ? args[0] : args),
});

const hasComponent = (
  name: string,
  platform: Platform,
  { enabledComponents }: Manifest,
  { unsupported }: HostState,
): boolean =>
  !unsupported.includes(name) && (!platform.isOptIn(name) || enabledComponents.includes(name));

async function waitUntilIdle(clock: Clock, limit = IDLE_LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limit;
  // Requires two idle checks in a row: a promise of the program may be pending between two callbacks.
  for (let idleChecks = 0; idleChecks < 2; idleChecks = clock.busy ? 0 : idleChecks + 1) {
    if (Date.now() > deadline) throw new Error(`the program is still busy after ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
