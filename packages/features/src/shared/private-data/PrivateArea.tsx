import { type Target, useMessages } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState, ErrorScreen, Skeleton, type SkeletonKind } from '@vitrine/ui';
import type { ComponentType, ReactNode } from 'react';
import { selectShopName } from '../../shop-content.ts';
import { messages } from './messages.ts';
import type { PreloadedData } from './preloaded-data.ts';
import { type PrivateLoadContext, usePrivateData } from './usePrivateData.ts';

/** The props of a view with private data: the data, and functions to change or reload it. */
export interface PrivateProps<Data> {
  data: Data;
  setData(data: Data): void;
  refetch(): void;
}

export interface PrivateAreaProps<Data> {
  returnTo: Target;
  watch: string;
  allowGuest: boolean;
  /** The store holds data from an earlier load that may be shown while loading. */
  isCached: boolean;
  /** Data that was requested before the page is shown. */
  preloaded?: PreloadedData | undefined;
  skeleton: SkeletonKind;
  /** Shown above the skeleton. */
  Lead?: ComponentType | undefined;
  load(context: PrivateLoadContext): Promise<Data>;
  children(props: PrivateProps<Data | undefined>): ReactNode;
}

/** The private part of a screen: shows its skeleton, its error or its view. */
export function PrivateArea<Data>(props: PrivateAreaProps<Data>) {
  const { isCached, skeleton, Lead, children, ...options } = props;
  const t = useMessages(messages);
  const logo = useSelector(selectShopName);
  const result = usePrivateData(options);
  const { refetch, setData, retry } = result;
  if (result.state === 'ready') return children({ data: result.data, setData, refetch });
  if (result.state === 'loading') {
    if (isCached) return children({ data: undefined, setData, refetch });
    return (
      <>
        {Lead && <Lead />}
        <Skeleton variant={skeleton} />
      </>
    );
  }
  if (result.state === 'missing') {
    return (
      <EmptyState title={t.missing} hint={t.missingHint}>
        <Button to={{ route: 'home' }}>{t.home}</Button>
      </EmptyState>
    );
  }
  const offline = result.isOffline ? { title: t.offline, hint: t.offlineHint } : {};
  return <ErrorScreen isPart logo={logo} onRetry={retry} {...offline} />;
}
