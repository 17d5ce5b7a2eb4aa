import { formatMessage } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, Icon, Link, Pressable, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useCloseModule, useTrackInteraction } from '../context/module-context.ts';
import type { ModuleProps } from '../definition.ts';
import { messages } from './messages.ts';
import type { DeveloperInfoFields } from './schema.ts';
import styles from './View.module.css';

function ReleaseInfo({ appVersion, releaseDate }: DeveloperInfoFields) {
  const t = useMessages(messages);
  const parts = [
    appVersion && formatMessage(t.version, { version: appVersion }),
    releaseDate && formatMessage(t.released, { date: releaseDate }),
  ];
  return (
    <Text variant="micro" tone="soft" clamp={1} className={styles.release}>
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

/** A closable bar with the version, permissions, privacy policy and features of the app. */
export function View({ fields }: ModuleProps<DeveloperInfoFields>) {
  const t = useMessages(messages);
  const { name } = usePlatform();
  const close = useCloseModule();
  const trackInteraction = useTrackInteraction();
  const [isOpen, setOpen] = useState(false);
  const links = [
    { part: 'permissions', text: t.permissions, url: fields.permissionLink },
    { part: 'policy', text: t.policy, url: fields.policyLink },
  ];

  function openFunctions(): void {
    trackInteraction('functions');
    setOpen(true);
  }

  return (
    <Box
      as="aside"
      className={cx(styles.bar, !fields.inPage && styles.docked)}
      aria-label={t.about}
    >
      <ReleaseInfo {...fields} />
      {links.map(({ part, text, url }) => {
        const to = resolveLink({ web: url }, name);
        return (
          to && (
            <Link key={part} to={to} className={styles.link} onPress={() => trackInteraction(part)}>
              {text}
            </Link>
          )
        );
      })}
      {fields.functionalDescription && (
        <Pressable className={styles.link} aria-haspopup="dialog" onPress={openFunctions}>
          {t.functions}
        </Pressable>
      )}
      <Pressable className={styles.close} label={t.close} onPress={close}>
        <Icon name="close" size="s" />
      </Pressable>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.functions}>
        <Text as="p" variant="body" tone="soft">
          {fields.functionalDescription}
        </Text>
      </Sheet>
    </Box>
  );
}
