import { useApi } from '@vitrine/client/react';
import { chinaDate } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { saveFile } from './save-file';

/** Everything the shop knows of the shopper, to take away. */
export function Export() {
  const words = useMessages(messages);
  const api = useApi();
  const { busy, act } = useDeed();

  const take = () =>
    act('export', async () => {
      const information = await api.getPersonalInformation();
      const name = `${words.fileName}-${chinaDate(Date.parse(information.exportedAt))}.json`;
      const how = await saveFile(name, JSON.stringify(information, null, 2));
      return how === 'saved' ? words.exported : words.copied;
    });

  return (
    <Box as="section" className={styles.part} aria-label={words.export}>
      <Text as="h2" look="h3">
        {words.export}
      </Text>
      <Text as="p" look="ui" tone="soft" className={styles.hint}>
        {words.exportHint}
      </Text>
      <Button kind="outline" loading={busy !== undefined} onTap={() => void take()}>
        {words.exportAction}
      </Button>
    </Box>
  );
}
