import type { DeferredValues, DrawableScreen, PreloadedData } from '@vitrine/features';
import type { RouteName } from '@vitrine/platform';

/** A loaded screen. */
export interface Page {
  /** Absent: the URL has no page. */
  route?: RouteName;
  screen: DrawableScreen;
  /** The title without the name of the shop. */
  title: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  deferred: DeferredValues;
  /** Private data that was requested while the page before this one was shown. */
  preloaded?: PreloadedData | undefined;
}
