import { trackDeferred } from '@vitrine/features';
import { matchWebPath, skeletonOf } from '@vitrine/platform';
import { Skeleton } from '@vitrine/ui';
import { flushSync } from 'react-dom';
import type { PageStore } from './page-store.ts';
import { transitionTo } from './page-transition.ts';

/**
 * Creates a function that shows the shell and the skeleton of a page while it loads. A screen that only
 * changes its query gets no placeholder.
 */
export function createPlaceholder(
  url: string,
  pages: PageStore,
): ((isCurrent: () => boolean) => Promise<void>) | undefined {
  const match = matchWebPath(new URL(url, window.location.origin).pathname);
  const { page } = pages.get();
  if (!match || (match.route === page.route && match.params.id === page.params.id)) return;
  const { route, params } = match;
  const View = () => <Skeleton variant={skeletonOf(route)} />;
  return (isCurrent) =>
    transitionTo(() => {
      // A transition calls back later: the shopper may have gone back meanwhile.
      if (!isCurrent()) return;
      flushSync(() =>
        pages.show({
          route,
          screen: { name: route, View },
          title: '',
          params,
          query: {},
          deferred: trackDeferred(),
        }),
      );
      window.scrollTo(0, 0);
    });
}
