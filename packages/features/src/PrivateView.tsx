import { routeOf, skeletonOf } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import type { ScreenViewProps } from './screen-types.ts';
import { PrivateArea } from './shared/private-data/PrivateArea.tsx';
import { getPrivateKey } from './shared/private-data/preload-private.ts';

/** Loads the private data of a screen once the session is known, and renders its view. */
export function PrivateView({ screen, preloaded, ...props }: ScreenViewProps) {
  const { name, loadPrivate, watch, isCached, Lead, View } = screen;
  const watched = useSelector((state) => watch?.(state) ?? '');
  const isInStore = useSelector((state) => isCached?.(state, props) ?? false);
  const key = useSelector((state) => getPrivateKey(screen, props, state));
  return (
    <PrivateArea
      key={key}
      returnTo={{ route: name, ...props }}
      watch={watched}
      allowGuest={routeOf(name).access !== 'shopper'}
      isCached={isInStore}
      preloaded={preloaded}
      skeleton={skeletonOf(name)}
      Lead={Lead}
      load={async (context) => loadPrivate?.(context, props)}
    >
      {(data) => <View {...props} {...data} />}
    </PrivateArea>
  );
}
