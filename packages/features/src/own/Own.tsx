import { useMessages } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState, ErrorScreen, Skeleton, type SkeletonKind } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { shopName } from '../words.ts';
import { messages } from './messages.ts';
import { type OwnOptions, useOwn } from './useOwn.ts';

export interface OwnProps extends OwnOptions {
  skeleton: SkeletonKind;
  /** Keeps the room of what will stand above the skeleton's place. */
  lead?: ReactNode;
  /** What was fetched before may be shown while it is fetched anew. */
  isHeld?: boolean;
  children: ReactNode;
}

/** A part of a screen that belongs to one shopper: its skeleton, its failure, or itself. */
export function Own({ skeleton, lead, isHeld = false, children, ...options }: OwnProps) {
  const words = useMessages(messages);
  const mark = useSelector(shopName);
  const own = useOwn(options);
  if (own.state === 'standing' || (isHeld && own.state === 'waiting')) return children;
  if (own.state === 'waiting') {
    return (
      <>
        {lead}
        <Skeleton kind={skeleton} />
      </>
    );
  }
  if (own.state === 'missing') {
    return (
      <EmptyState title={words.missing} hint={words.missingHint}>
        <Button to={{ route: 'home' }}>{words.home}</Button>
      </EmptyState>
    );
  }
  const offline = own.isOffline ? { title: words.offline, hint: words.offlineHint } : {};
  return <ErrorScreen isPart mark={mark} onRetry={own.retry} {...offline} />;
}
