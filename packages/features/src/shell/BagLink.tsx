import { useMessages } from '@vitrine/platform';
import { useSelector } from '@vitrine/state/react';
import { IconLink } from './IconLink.tsx';
import { messages } from './messages.ts';
import { selectBagCount } from './useBagCount.ts';

/** A link to the bag with the number of its items. */
export function BagLink() {
  const { tabs } = useMessages(messages);
  return <IconLink icon="bag" route="bag" label={tabs.bag} badge={useSelector(selectBagCount)} />;
}
