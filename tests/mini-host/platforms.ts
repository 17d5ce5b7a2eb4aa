/** The differences between the three vendors. Everything else in the host is the same for all. */
export type PlatformName = 'weapp' | 'tt' | 'alipay';

export interface EventAttribute {
  /** The lower-case name for look-ups: `scrolltolower`. */
  name: string;
  /** The vendor's spelling in `event.type`: `scrollToLower`. */
  type: string;
  /** `catch…`: the event stops bubbling here. */
  catches: boolean;
}

export interface Platform {
  name: PlatformName;
  /** The global object with the native API. */
  global: 'wx' | 'tt' | 'my';
  template: string;
  /** `wx:` in `wx:if`. */
  directive: string;
  /** The element that loads a view script, and its attributes for the source and the name. */
  script: { tag: string; source: string; as: string };
  /** The methods that its documents list for `request`. */
  methods: readonly string[];
  /** Additional globals of its script engine. */
  globals: Record<string, unknown>;
  /** Parses an attribute as an event listener. Undefined for any other attribute. */
  event(attribute: string): EventAttribute | undefined;
  /** Whether a component exists only in programs that list it in `enableComponents`. */
  isOptIn(component: string): boolean;
}

const COMMON_METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const MORE_METHODS = ['OPTIONS', 'HEAD', 'TRACE', 'CONNECT'];

const hasNoOptIn = (): boolean => false;

const BIND = /^(?:capture-)?(?:mut-)?(bind|catch):?([a-z][\w-]*)$/i;
const ON = /^(on|catch)([A-Z]\w*)$/;

function bindEvent(attribute: string): EventAttribute | undefined {
  const match = BIND.exec(attribute);
  const [, verb, type] = match ?? [];
  if (!verb || !type) return undefined;
  return { name: type.toLowerCase(), type, catches: verb === 'catch' };
}

function onEvent(attribute: string): EventAttribute | undefined {
  const match = ON.exec(attribute);
  const [, verb, rest] = match ?? [];
  if (!verb || !rest) return undefined;
  const type = rest.charAt(0).toLowerCase() + rest.slice(1);
  return { name: type.toLowerCase(), type, catches: verb === 'catch' };
}

export const platforms: Record<PlatformName, Platform> = {
  weapp: {
    name: 'weapp',
    global: 'wx',
    template: '.wxml',
    directive: 'wx:',
    script: { tag: 'wxs', source: 'src', as: 'module' },
    methods: [...COMMON_METHODS, ...MORE_METHODS],
    globals: {},
    event: bindEvent,
    isOptIn: hasNoOptIn,
  },
  tt: {
    name: 'tt',
    global: 'tt',
    template: '.ttml',
    directive: 'tt:',
    script: { tag: 'sjs', source: 'src', as: 'module' },
    methods: [...COMMON_METHODS, ...MORE_METHODS, 'PATCH'],
    globals: {},
    event: bindEvent,
    isOptIn: (component) => component === 'page-container',
  },
  alipay: {
    name: 'alipay',
    global: 'my',
    template: '.axml',
    directive: 'a:',
    script: { tag: 'import-sjs', source: 'from', as: 'name' },
    methods: COMMON_METHODS,
    // Programs run in a worker whose navigator has this field.
    globals: { navigator: { swuserAgent: 'AlipayClient' } },
    event: onEvent,
    isOptIn: hasNoOptIn,
  },
};
