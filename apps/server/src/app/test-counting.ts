import type { TrackingSink } from '../resources/tracking/sink.ts';
import { trackAddedToBag } from '../resources/tracking/track-added-to-bag.ts';
import { findEventTests } from '../resources/varied-pages/find-event-tests.ts';
import type { LiveVariedPages } from '../resources/varied-pages/open-varied-pages.ts';
import type { ResourceDeps } from './handlers.ts';

interface CountingDeps {
  readonly variedPages: Pick<LiveVariedPages, 'current'>;
  readonly tracking: TrackingSink;
  readonly now: () => number;
  readonly logError: (about: object, what: string) => void;
}

/** What tests of pages need to be counted: the arms of events, and what the server itself knows of a session. */
export const createTestCounting = ({
  variedPages,
  ...deps
}: CountingDeps): Pick<ResourceDeps, 'findTests' | 'trackAddedToBag'> => ({
  findTests: (pageUrl, visitor) => findEventTests(variedPages.current(), pageUrl, visitor),
  trackAddedToBag: (context) =>
    trackAddedToBag(
      { ...deps, countsAddedToBag: () => variedPages.current().goals.has('bag') },
      context,
    ),
});
