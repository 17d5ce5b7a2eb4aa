import { followLate, skeletonOf } from '@vitrine/features';
import { matchWeb } from '@vitrine/platform';
import { Skeleton } from '@vitrine/ui';
import { flushSync } from 'react-dom';
import type { PageBox } from './page-box.ts';
import { passInto } from './transition.ts';

/**
 * Shows what stands for a page that is on its way: its frame, and the drawing of what will fill it.
 * There is none where the screen that stands will only show something else.
 */
export function standIn(url: string, box: PageBox): (() => Promise<void>) | undefined {
  const match = matchWeb(new URL(url, window.location.origin).pathname);
  const standing = box.get().page;
  if (!match || (match.route === standing.route && match.params.id === standing.params.id)) return;
  const { route, params } = match;
  const View = () => <Skeleton kind={skeletonOf(route)} />;
  return () =>
    passInto(() => {
      flushSync(() =>
        box.show({ route, screen: { View }, title: '', params, query: {}, late: followLate() }),
      );
      window.scrollTo(0, 0);
    });
}
