import { APP_NAMES, type AppName } from '../platform-names.ts';
import type { NavigationPort } from '../ports/navigation.ts';
import type { Target } from '../routes.ts';
import { appHref } from '../urls.ts';

/** How the shop's app is opened, and where it is installed from; all of it may be missing. */
export interface AppEntry extends Partial<Readonly<Record<AppName, string>>> {
  /** The scheme of links that open the installed app. */
  readonly scheme?: string;
  /** The page about the app, for systems without a store of their own. */
  readonly link?: string;
}

/** The system of the phone, as far as it has a store; undefined on a computer. */
export function detectSystem(userAgent: string): AppName | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/OpenHarmony|HarmonyOS/.test(userAgent)) return 'harmony';
  return /Android/.test(userAgent) ? 'android' : undefined;
}

/** Where the app is installed from: the store of the system, the page about the app, or any store. */
export const findStore = (entry: AppEntry, system: AppName | undefined): string =>
  (system && entry[system]) ||
  entry.link ||
  (APP_NAMES.map((name) => entry[name]).find(Boolean) ?? '');

/** How long the system takes at most to bring an installed app to the front. */
const OPENING_MS = 1_500;

interface OpenAppOptions {
  /** The page that the app shows. */
  readonly target: Target;
  readonly navigation: Pick<NavigationPort, 'go'>;
  readonly userAgent?: string;
  /** Leaves the page for a link of the app. */
  readonly leave?: (url: string) => void;
}

const leavePage = (url: string) => window.location.assign(url);

/** How the app is opened, from the shop's content: its page from the words, its stores from the brand. */
const readEntry = ({ app, nativeApp }: Readonly<Record<string, unknown>>): AppEntry => ({
  ...(nativeApp as AppEntry | undefined),
  ...(app as AppEntry | undefined),
});

/**
 * Opens the installed app, or its store when the page is still in front after a moment. The messaging app
 * blocks links of apps, so that its browser goes to the store at once.
 */
export function openApp(
  shopContent: Readonly<Record<string, unknown>>,
  { target, navigation, userAgent = window.navigator.userAgent, leave = leavePage }: OpenAppOptions,
): void {
  const entry = readEntry(shopContent);
  const system = detectSystem(userAgent);
  const store = findStore(entry, system);
  const goToStore = () => store && navigation.go({ url: store });
  const isInstallable = system !== undefined && entry[system] !== undefined;
  if (!entry.scheme || !isInstallable || /MicroMessenger/i.test(userAgent)) return void goToStore();
  const timer = setTimeout(() => {
    document.removeEventListener('visibilitychange', stay);
    goToStore();
  }, OPENING_MS);
  function stay() {
    if (document.visibilityState !== 'hidden') return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', stay);
  }
  document.addEventListener('visibilitychange', stay);
  leave(`${entry.scheme}://${appHref(target)}`);
}
