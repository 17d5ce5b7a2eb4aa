import { isCancelled } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { toChinaIsoDate } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import { useVerification } from '../../../shared/verification/useVerification.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { saveFile } from './save-file';

/** Saves all data about the shopper as a file, or copies it where files cannot be saved. */
export function Export() {
  const t = useMessages(messages);
  const api = useApi();
  const { withVerification, verification } = useVerification();
  const { isPending, run } = useAction({ onError: isCancelled });

  const exportData = () =>
    run(async () => {
      const information = await withVerification(() => api.getPersonalInformation());
      const name = `${t.fileName}-${toChinaIsoDate(Date.parse(information.exportedAt))}.json`;
      const outcome = await saveFile(name, JSON.stringify(information, null, 2));
      return outcome === 'saved' ? t.exported : t.copied;
    });

  return (
    <Box as="section" className={styles.part} aria-label={t.export}>
      <Text as="h2" variant="h3">
        {t.export}
      </Text>
      <Text as="p" variant="ui" tone="soft" className={styles.hint}>
        {t.exportHint}
      </Text>
      <Button variant="outline" loading={isPending} onPress={() => void exportData()}>
        {t.exportAction}
      </Button>
      {verification}
    </Box>
  );
}
