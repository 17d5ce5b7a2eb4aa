/** The device calls: sizes, versions, launch options, and queries of views, which have no layout here. */
import type { HostState, IntersectionWatch } from '../state.ts';

type Json = Record<string, unknown>;

const WINDOW = {
  pixelRatio: 2,
  screenWidth: 375,
  screenHeight: 812,
  windowWidth: 375,
  windowHeight: 724,
  statusBarHeight: 44,
  screenTop: 88,
  safeArea: { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 },
};
const DEVICE = { brand: 'Apple', model: 'iPhone', system: 'iOS 17.0', platform: 'ios' };
const BASE = { SDKVersion: '3.5.0', version: '8.0.50', language: 'zh_CN', theme: 'light' };
const ZERO_BOX = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };

export function deviceApi(state: HostState): Json {
  const nothing = () => undefined;
  return {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    onNetworkStatusChange: nothing,
    offNetworkStatusChange: nothing,
    getSystemInfoSync: () => ({ ...WINDOW, ...DEVICE, ...BASE, fontSizeSetting: 16 }),
    getWindowInfo: () => ({ ...WINDOW }),
    getDeviceInfo: () => ({ ...DEVICE }),
    getAppBaseInfo: () => ({ ...BASE }),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'develop' } }),
    getLaunchOptionsSync: () => ({ ...state.launch }),
    getEnterOptionsSync: () => ({ ...state.launch }),
    getExtConfigSync: () => ({ ...state.extConfig }),
    getMenuButtonBoundingClientRect: () => ({
      left: 278,
      top: 50,
      right: 365,
      bottom: 82,
      width: 87,
      height: 32,
    }),
    canIUse: (name: string) => !state.unsupported.includes(name.split('.')[0] ?? ''),
    nextTick: (run: () => void) => state.clock.timers.setTimeout(run),
    createSelectorQuery: () => selectorQuery(state),
    createIntersectionObserver: () => intersectionObserver(state),
    getRealtimeLogManager: () => ({ info: nothing, warn: nothing, error: nothing }),
    createAnimation: () => ({ export: () => ({ actions: [] }) }),
    getUpdateManager: () => ({
      onCheckForUpdate: nothing,
      onUpdateReady: nothing,
      onUpdateFailed: nothing,
      applyUpdate: nothing,
    }),
    ...Object.fromEntries(LISTENERS.map((name) => [name, nothing])),
  };
}

const LISTENERS = [
  'onAppShow',
  'onAppHide',
  'onError',
  'offError',
  'onUnhandledRejection',
  'onPageNotFound',
  'onNetworkStatusChange',
  'offNetworkStatusChange',
  'onWindowResize',
  'offWindowResize',
  'onThemeChange',
  'onKeyboardHeightChange',
  'offKeyboardHeightChange',
  'onMemoryWarning',
];

/** There is no layout: every existing node has an empty box at the origin. */
function selectorQuery(state: HostState): Json {
  const results: (() => unknown)[] = [];
  const addQuery = (read: () => unknown) => (callback?: unknown, then?: (box: unknown) => void) => {
    results.push(read);
    const listener = typeof callback === 'function' ? callback : then;
    if (listener)
      results[results.length - 1] = () => tap(read(), listener as (box: unknown) => void);
    return query;
  };
  const boxes = (selector: string) =>
    state
      .current()
      .findAll(bySelector(selector))
      .map((node) => ({
        ...ZERO_BOX,
        id: node.attributes.id,
        dataset: { ...node.dataset },
      }));
  const createSelection = (read: () => unknown): Json => ({
    boundingClientRect: addQuery(read),
    scrollOffset: addQuery(() => ({ scrollLeft: 0, scrollTop: 0 })),
    fields: addQuery(read),
    node: addQuery(() => null),
  });
  const query: Json = {
    in: () => query,
    select: (selector: string) => createSelection(() => boxes(selector)[0] ?? null),
    selectAll: (selector: string) => createSelection(() => boxes(selector)),
    selectViewport: () => createSelection(() => ({ ...ZERO_BOX, scrollLeft: 0, scrollTop: 0 })),
    exec: (done?: (all: unknown[]) => void) => {
      state.clock.timers.setTimeout(() => {
        const all = results.map((read) => read());
        done?.(all);
      });
      return query;
    },
  };
  return query;
}

function tap<T>(value: T, listener: (value: T) => void): T {
  listener(value);
  return value;
}

const bySelector = (selector: string) =>
  selector.startsWith('#') ? { id: selector.slice(1) } : { class: selector.replace(/^.*\./, '') };

/** Reports nothing by itself: a test calls `see` to bring a node into view. */
function intersectionObserver({ intersectionWatches: watches }: HostState): Json {
  const own = new Set<IntersectionWatch>();
  const observer: Json = {
    relativeTo: () => observer,
    relativeToViewport: () => observer,
    observe(selector: string, notify: IntersectionWatch['notify']) {
      const watch = { selector, notify };
      own.add(watch);
      watches.add(watch);
    },
    disconnect() {
      for (const watch of own) watches.delete(watch);
    },
  };
  return observer;
}
