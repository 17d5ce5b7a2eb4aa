/** What the three vendors spell differently. Everything else in the host is the same for all. */
export type PlatformName = 'weapp' | 'tt' | 'alipay';

export interface EventAttribute {
  /** Lower-cased, for look-up: `scrolltolower`. */
  name: string;
  /** As this vendor names it in `event.type`: `scrollToLower`. */
  type: string;
  /** `catch…`: the event goes no further. */
  catches: boolean;
}

export interface Platform {
  name: PlatformName;
  /** The one global object through which everything native is reached. */
  global: 'wx' | 'tt' | 'my';
  template: string;
  /** `wx:` in `wx:if`. */
  directive: string;
  /** The element that loads a view script, and the attributes that say where from and as what. */
  script: { tag: string; source: string; as: string };
  /** What its script engine has besides the language and the native object. */
  globals: Record<string, unknown>;
  /** Reads an attribute as a listener; nothing when it is none. */
  event(attribute: string): EventAttribute | undefined;
  /** Whether it brings a component only to programs whose `enableComponents` ask for it. */
  mustAskFor(component: string): boolean;
}

const brought = (): boolean => false;

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
    globals: {},
    event: bindEvent,
    mustAskFor: brought,
  },
  tt: {
    name: 'tt',
    global: 'tt',
    template: '.ttml',
    directive: 'tt:',
    script: { tag: 'sjs', source: 'src', as: 'module' },
    globals: {},
    event: bindEvent,
    mustAskFor: (component) => component === 'page-container',
  },
  alipay: {
    name: 'alipay',
    global: 'my',
    template: '.axml',
    directive: 'a:',
    script: { tag: 'import-sjs', source: 'from', as: 'name' },
    // Its programs run in a worker, which has a navigator with this one field.
    globals: { navigator: { swuserAgent: 'AlipayClient' } },
    event: onEvent,
    mustAskFor: brought,
  },
};
