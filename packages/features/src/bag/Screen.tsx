import { useMessages } from '@vitrine/platform';
import { Button, EmptyState, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** An empty bag, and where to find something for it. */
export function BagScreen() {
  const words = useMessages(messages);
  return (
    <>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <EmptyState icon="bag" title={words.empty} hint={words.hint}>
        <Button to={{ route: 'home' }} className={styles.home}>
          {words.goHome}
        </Button>
        <Button kind="text" to={{ route: 'category' }}>
          {words.goCategories}
        </Button>
      </EmptyState>
    </>
  );
}
