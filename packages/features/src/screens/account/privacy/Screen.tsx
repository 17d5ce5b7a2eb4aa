import { isCancelled } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Subscription } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import {
  Box,
  Button,
  Checkbox,
  cx,
  Heading,
  Note,
  Paragraph,
  RowLink,
  Sheet,
  Stack,
} from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { clearSession } from '../../../shared/session/apply-session.ts';
import { useVerification } from '../../../shared/verification/useVerification.tsx';
import { messages } from './messages.ts';
import { PrivacySettings } from './PrivacySettings.tsx';
import styles from './Screen.module.css';
import { Sessions } from './Sessions.tsx';
import { saveFile } from './save-file';

/** Explains what is lost; the button works only after a box is checked. */
function EraseConfirmation() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { navigation } = usePlatform();
  const [isConfirmed, setConfirmed] = useState(false);
  const { withVerification, verification } = useVerification();
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    leavesScreen: true,
    onError: isCancelled,
  });

  // Clears the session only after this screen is gone: it would ask a guest to log in.
  const isErased = useRef(false);
  useEffect(() => () => (isErased.current ? clearSession(store) : undefined), [store]);

  const erase = () =>
    run(async () => {
      await withVerification(() => api.erasePersonalInformation({ query: { confirm: 'YES' } }));
      isErased.current = true;
      navigation.go({ route: 'home' }, { replace: true });
      return t.erased;
    });

  return (
    <Stack gap={5} className={spacing.pb6}>
      {t.eraseLosses.map((loss) => (
        <Paragraph key={loss}>{loss}</Paragraph>
      ))}
      <Checkbox checked={isConfirmed} onChange={setConfirmed}>
        {t.eraseSure}
      </Checkbox>
      {error && <Note tone="bad">{error}</Note>}
      <Button fullWidth disabled={!isConfirmed} loading={isPending} onPress={() => void erase()}>
        {t.eraseAction}
      </Button>
      {verification}
    </Stack>
  );
}

/** Erases the account after a confirmation in a sheet. */
function EraseAccount() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" className={styles.part} aria-label={t.erase}>
      <Heading>{t.erase}</Heading>
      <Paragraph className={cx(spacing.pb4, spacing.pt2)}>{t.eraseHint}</Paragraph>
      <Button variant="text" hasPopup="dialog" onPress={() => setOpen(true)}>
        {t.erase}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.erase}>
        <EraseConfirmation />
      </Sheet>
    </Box>
  );
}

/** Saves all data about the shopper as a file, or copies it where files cannot be saved. */
function Export() {
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
      <Heading>{t.export}</Heading>
      <Paragraph className={cx(spacing.pb4, spacing.pt2)}>{t.exportHint}</Paragraph>
      <Button variant="outline" loading={isPending} onPress={() => void exportData()}>
        {t.exportAction}
      </Button>
      {verification}
    </Box>
  );
}

/** The shopper's privacy settings, data export and account erasure. */
export function PrivacyView({ data }: PrivateProps<readonly Subscription[]>) {
  const t = useMessages(messages);
  return (
    <>
      <PrivacySettings initialSubscriptions={data} />
      <Sessions />
      <Export />
      <EraseAccount />
      <RowLink title={t.policy} to={{ route: 'content', params: { id: 'privacy' } }} />
    </>
  );
}
