import type { Language } from '@vitrine/kit';
import { href } from './addresses.ts';
import type { PlatformName } from './names.ts';
import type { BridgeMessage } from './ports/bridge.ts';
import type { Destination } from './ports/navigation.ts';
import type { Platform } from './ports/platform.ts';
import type { ShareContent } from './ports/share.ts';
import type { KeyValue } from './ports/storage.ts';
import type { TrackedEvent } from './ports/tracking.ts';

/** A platform for tests: it goes nowhere, and remembers what was asked of it. */
export interface TestPlatform extends Platform {
  visits: Destination[];
  tracked: TrackedEvent[];
  sent: BridgeMessage[];
  shared: ShareContent[];
  remembered: Language[];
}

function memory(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

export interface TestPlatformOptions {
  name?: PlatformName;
  language?: Language;
}

/**
 * @example
 * const platform = createTestPlatform();
 * render(<PlatformProvider platform={platform}><Screen /></PlatformProvider>);
 * expect(platform.visits).toEqual([{ route: 'bag' }]);
 */
export function createTestPlatform(options: TestPlatformOptions = {}): TestPlatform {
  const { name = 'web', language = 'zh-CN' } = options;
  const visits: Destination[] = [];
  const tracked: TrackedEvent[] = [];
  const sent: BridgeMessage[] = [];
  const shared: ShareContent[] = [];
  const remembered: Language[] = [];
  return {
    visits,
    tracked,
    sent,
    shared,
    remembered,
    name,
    language,
    navigation: {
      href: (target) => href(target, language),
      go: (to) => void visits.push(to),
      back: () => undefined,
      prefetch: () => undefined,
    },
    media: (address) => address,
    rememberLanguage: (chosen) => void remembered.push(chosen),
    storage: { local: memory(), session: memory() },
    tracking: { track: (event) => void tracked.push(event) },
    share: {
      prepare: () => undefined,
      open: async (content) => {
        shared.push(content);
        return 'shared';
      },
    },
    bridge: {
      isPresent: false,
      send: (message) => void sent.push(message),
      listen: () => () => {},
    },
    login: { token: () => null, open: () => void visits.push({ route: 'login' }) },
    viewport: {
      scrollTo: async () => undefined,
      topsOf: async (ids) => ids.map(() => undefined),
      onScroll: () => () => undefined,
    },
  };
}
