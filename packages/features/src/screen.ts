import type { Language } from '@vitrine/kit';
import { href } from '@vitrine/platform';
import type { ReactNode } from 'react';
import type { LoadContext } from './load-types.ts';
import { PrivateView } from './PrivateView.tsx';
import type {
  PrivateParts,
  PublicParts,
  Screen,
  ScreenParts,
  ScreenProps,
} from './screen-types.ts';
import type { PrivateProps } from './shared/private-data/PrivateArea.tsx';
import { preloadPrivate } from './shared/private-data/preload-private.ts';
import type { PrivateLoadContext } from './shared/private-data/usePrivateData.ts';

export type { Head } from './head.ts';
export type { LoadContext, Loaded } from './load-types.ts';
export type {
  DrawableScreen,
  Screen,
  ScreenProps,
  ScreenViewProps,
} from './screen-types.ts';

interface PrivateScreen<Data> extends Omit<ScreenParts, 'load' | 'View'> {
  title(language: Language, params: LoadContext['params']): string;
  loadPrivate?(context: PrivateLoadContext, props: ScreenProps): Promise<Data>;
  View(props: ScreenProps & PrivateProps<Data>): ReactNode;
}

const getPrivateParts = (
  loadPrivate: PrivateParts['loadPrivate'] | undefined,
): PrivateParts | PublicParts => (loadPrivate ? { loadPrivate, PrivateView, preloadPrivate } : {});

/** A screen whose page is the same for everyone and not indexed; its data is loaded with the session. */
export const definePrivateScreen = <Data = unknown>({
  title,
  loadPrivate,
  ...screen
}: PrivateScreen<Data>): Screen => ({
  ...screen,
  ...getPrivateParts(loadPrivate),
  load: async ({ language, params }) => ({
    status: 200,
    head: {
      title: title(language, params),
      path: href({ route: screen.name, params }, 'zh-CN'),
      noIndex: true,
    },
  }),
});
