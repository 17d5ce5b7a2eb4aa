import { isApp, type Platform } from '@vitrine/platform';
import { simulateApp } from '@vitrine/platform/simulator';
import { createPanel, type Panel } from './panel.ts';

/** The parameters that an engineer looks for first; the rest follows them. */
const FIRST = ['tid', 'moduleCode', 'position', 'part', 'label'];

function line(name: string, details: Readonly<Record<string, unknown>>): string {
  const known = FIRST.filter((key) => key in details);
  const rest = Object.keys(details).filter((key) => !FIRST.includes(key));
  const words = [...known, ...rest].map((key) => `${key}=${JSON.stringify(details[key])}`);
  return `${name} ${words.join(' ')}`;
}

/** Says every module of the page by its code, where it stands. */
const outlineModules = (isOn: boolean): void =>
  void document.documentElement.toggleAttribute('data-inspected', isOn);

function watchBridge(panel: Panel, platform: Platform): void {
  // Outside the app, whoever asks for its view of a page gets an app that answers.
  if (!isApp(platform.name) || 'ReactNativeWebView' in window) return;
  simulateApp().onMessage(({ type, ...details }) => panel.add('bridge', line(type, details)));
}

/**
 * An engineer's view of a page, for `evc=ffws`: what it tracks as it happens, what it says to the
 * app (a simulated one, when `platform=ios` or `android` is asked for in a browser), what its
 * address was read as, and each module's code drawn onto it.
 */
export function inspect(platform: Platform): Platform {
  const panel = createPanel({ onOutline: outlineModules });
  outlineModules(true);
  panel.add('visit', line(platform.name, { version: platform.version, ...platform.visit }));
  watchBridge(panel, platform);
  return {
    ...platform,
    tracking: {
      track(event) {
        panel.add('event', line(event.event, event.parameters));
        platform.tracking.track(event);
      },
    },
  };
}
