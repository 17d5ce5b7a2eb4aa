import { useMessages } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import { IconLink } from './IconLink.tsx';
import { messages } from './messages.ts';
import { bagCount } from './useBagCount.ts';

/** The way to the bag, and how much is in it. */
export function BagLink() {
  const { tabs } = useMessages(messages);
  return <IconLink icon="bag" route="bag" label={tabs.bag} badge={useSelector(bagCount)} />;
}
