import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nativeApi } from './api/index.ts';
import { Clock } from './clock.ts';
import { CONTAINER } from './container.ts';
import { Gestures } from './gestures.ts';
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
  /** What only the program is told, and not the page that opens, as by Alipay's codes. */
  query?: Record<string, string>;
  /** What `getExtConfigSync()` answers. */
  extConfig?: Json;
  storage?: Record<string, unknown>;
  /** Components and calls that are too new for the vendor's library. */
  lacks?: string[];
  /** Answers dialogs; agrees to everything by default. */
  answerModal?: (title: string, content: string) => boolean;
}

export interface Host extends Gestures {
  page: () => MiniPage;
  stack: PageStack;
  state: HostState;
  /** What the program handed to `App()`. */
  app: Json;
  /** The vendor's object: `wx`, `tt` or `my`. */
  native: Json;
  /** Errors nobody caught, and what the program wrote with console.error. */
  errors: unknown[];
  /** Waits until no request, near timer or rendering is left. */
  idle: (limit?: number) => Promise<void>;
  /** Follows a link while the program is alive: it is told so, and the page opens anew. */
  comeAgain: (url: string, query?: Record<string, string>) => void;
  close: () => void;
}

/** Waits longer than this for a program to come to rest mean that it never will. */
const IDLE_LIMIT_MS = 10_000;

export async function launch(name: PlatformName, options: LaunchOptions): Promise<Host> {
  const platform = platforms[name];
  const errors: unknown[] = [];
  const clock = new Clock((error) => errors.push(error));
  const app = new AppSlot();
  const state = stateOf(options, clock, errors);
  const native = nativeApi(name, state);
  const globals: Json = {
    [platform.global]: native,
    ...platform.globals,
    ...clock.timers,
    console: consoleFor(errors),
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
    agrees: (question) => state.answerModal('', question),
    hasContainer: hasComponent(CONTAINER, platform, manifest, state),
    defer: (run) => void clock.timers.setTimeout(run),
  });
  state.stack = () => stack;
  state.parseJson = (text) => sandbox.parseJson(text);

  sandbox.require('app.js');
  const url = options.url ?? `/${manifest.pages[0]}`;
  const { route, query } = stack.parse(url);
  state.launch = { ...state.launch, path: route, query: { ...query, ...options.query } };
  app.start(state.launch);
  stack.reLaunch(url);
  const host: Host = Object.assign(new Gestures(name, () => stack.current, state.watches), {
    page: () => stack.current,
    stack,
    state,
    app: app.instance,
    native,
    errors,
    idle: (limit?: number) => rest(clock, limit),
    comeAgain: (url: string, more: Record<string, string> = {}) => {
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

/** What the program hands to `App()`. */
class AppSlot {
  instance: Json = {};

  readonly register = (config: Json): void => {
    this.instance = config;
  };

  start(launchOptions: object): void {
    this.tell('onLaunch', launchOptions);
    this.show(launchOptions);
  }

  show(options: object): void {
    this.tell('onShow', options);
  }

  private tell(name: string, options: object): void {
    const hook = this.instance[name];
    if (typeof hook === 'function') hook.call(this.instance, { ...options });
  }
}

function stateOf(options: LaunchOptions, clock: Clock, errors: unknown[]): HostState {
  const stored = Object.entries(options.storage ?? {});
  const state: HostState = {
    clock,
    stack: notYet,
    current: () => state.stack().current,
    parseJson: notYet,
    guard: (run) => {
      try {
        run();
      } catch (error) {
        errors.push(error);
      }
    },
    launch: { path: '', query: {}, scene: 1001 },
    lacks: options.lacks ?? [],
    extConfig: options.extConfig ?? {},
    storage: new Map(stored.map(([key, value]) => [key, JSON.stringify(value)])),
    watches: new Set(),
    requests: [],
    toasts: [],
    badges: new Map(),
    tabNames: new Map(),
    payments: [],
    shopper: 'demo-anna',
    leavesTill: false,
    album: [],
    files: new Map(),
    clipboard: '',
    answerModal: options.answerModal ?? (() => true),
  };
  return state;
}

const notYet = (): never => {
  throw new Error('the program has not started');
};

const consoleFor = (errors: unknown[]): Json => ({
  log: () => undefined,
  info: () => undefined,
  debug: () => undefined,
  warn: () => undefined,
  error: (...args: unknown[]) => errors.push(args.length === 1 ? args[0] : args),
});

interface Manifest {
  pages: string[];
  tabs: string[];
  /** Components that the vendor brings only to those who ask. */
  asksFor: string[];
}

const hasComponent = (
  name: string,
  platform: Platform,
  { asksFor }: Manifest,
  { lacks }: HostState,
): boolean => !lacks.includes(name) && (!platform.mustAskFor(name) || asksFor.includes(name));

function readManifest(distDir: string): Manifest {
  const json = JSON.parse(readFileSync(path.join(distDir, 'app.json'), 'utf8')) as {
    pages: string[];
    subPackages?: { root: string; pages: string[] }[];
    enableComponents?: string[];
    tabBar?: { list?: { pagePath: string }[]; items?: { pagePath: string }[] };
  };
  const inPackages = (json.subPackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => path.posix.join(root, page)),
  );
  const tabs = json.tabBar?.list ?? json.tabBar?.items ?? [];
  return {
    pages: [...json.pages, ...inPackages],
    tabs: tabs.map(({ pagePath }) => pagePath),
    asksFor: json.enableComponents ?? [],
  };
}

async function rest(clock: Clock, limit = IDLE_LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limit;
  // Twice quiet in a row: between two answers a program may be in the middle of a promise.
  for (let quiet = 0; quiet < 2; quiet = clock.busy ? 0 : quiet + 1) {
    if (Date.now() > deadline) throw new Error(`the program is still busy after ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
