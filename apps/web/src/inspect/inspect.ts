import { isApp, type Platform } from '@vitrine/platform';
import { simulateApp } from '@vitrine/platform/simulator';
import { type Store, selectLog } from '@vitrine/state';
import { createPanel, type Panel } from './panel.ts';

/** The parameters that are listed first. */
const FIRST = ['tid', 'moduleCode', 'position', 'part', 'label'];

function formatLine(name: string, details: Readonly<Record<string, unknown>>): string {
  const known = FIRST.filter((key) => key in details);
  const rest = Object.keys(details).filter((key) => !FIRST.includes(key));
  const parts = [...known, ...rest].map((key) => `${key}=${JSON.stringify(details[key])}`);
  return `${name} ${parts.join(' ')}`;
}

/** Outlines every module of the page and shows its code. */
const outlineModules = (isOn: boolean): void =>
  void document.documentElement.toggleAttribute('data-inspected', isOn);

function watchBridge(panel: Panel, platform: Platform): void {
  // A browser that shows a page as the app does gets a simulated app.
  if (!isApp(platform.name) || 'ReactNativeWebView' in window) return;
  simulateApp().onMessage(({ type, ...details }) => panel.add('bridge', formatLine(type, details)));
}

/** Adds a line for every event of the log-in. */
function watchLogin(panel: Panel, store: Store): void {
  let shown = '';
  store.subscribe(() => {
    const log = selectLog(store.getState());
    if (log && log !== shown) panel.add('login', log);
    shown = log;
  });
}

/**
 * Adds the engineer's panel to a page with `evc=ffws`: its tracking events, its log-in, its messages to the app (a
 * simulated one if a browser requests `platform=ios` or `android`), its landing parameters, and the code
 * of each module.
 */
export function inspect(platform: Platform, store: Store): Platform {
  const panel = createPanel({ onOutline: outlineModules });
  outlineModules(true);
  panel.add(
    'landing',
    formatLine(platform.name, { version: platform.version, ...platform.landingParams }),
  );
  watchBridge(panel, platform);
  watchLogin(panel, store);
  return {
    ...platform,
    tracking: {
      track(event) {
        panel.add('event', formatLine(event.event, event.parameters));
        platform.tracking.track(event);
      },
    },
  };
}
