import { useMessages } from '@vitrine/platform';
import { selectBag, selectBagId, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Text } from '@vitrine/ui';
import { Own } from '../own/Own.tsx';
import { EmptyBag } from './EmptyBag.tsx';
import { FilledBag } from './FilledBag.tsx';
import { loadBag } from './load-bag.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useBagChanges } from './useBagChanges.ts';

/** What the visitor is about to buy. */
export function BagScreen() {
  const words = useMessages(messages);
  const bagId = useSelector(selectBagId);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bag = useSelector(selectBag);
  const changes = useBagChanges();
  const isHeld = bag.id !== '' && bag.id === bagId;
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Own
        here={{ route: 'bag' }}
        of={`${bagId} ${isLoggedIn}`}
        ofGuests
        isHeld={isHeld}
        skeleton="unready"
        load={loadBag}
      >
        {bag.items.length > 0 ? <FilledBag changes={changes} /> : <EmptyBag />}
      </Own>
    </Box>
  );
}
