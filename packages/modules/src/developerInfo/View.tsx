import { fill } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, Icon, Link, Sheet, Tap, Text } from '@vitrine/ui';
import { useState } from 'react';
import type { ModuleProps } from '../definition.ts';
import { useClose, useInteraction } from '../page/place.ts';
import { messages } from './messages.ts';
import type { DeveloperInfoFields } from './schema.ts';
import styles from './View.module.css';

function Release({ appVersion, releaseDate }: DeveloperInfoFields) {
  const words = useMessages(messages);
  const parts = [
    appVersion && fill(words.version, { version: appVersion }),
    releaseDate && fill(words.released, { date: releaseDate }),
  ];
  return (
    <Text look="micro" tone="soft" clamp={1} className={styles.release}>
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

/** Version, permissions, privacy and purpose of the app, in one line that can be sent away. */
export function View({ fields }: ModuleProps<DeveloperInfoFields>) {
  const words = useMessages(messages);
  const { name } = usePlatform();
  const close = useClose();
  const interact = useInteraction();
  const [isOpen, setOpen] = useState(false);
  const links = [
    { part: 'permissions', text: words.permissions, url: fields.permissionLink },
    { part: 'policy', text: words.policy, url: fields.policyLink },
  ];

  function explain(): void {
    interact('functions');
    setOpen(true);
  }

  return (
    <Box
      as="aside"
      className={cx(styles.bar, !fields.inPage && styles.docked)}
      aria-label={words.about}
    >
      <Release {...fields} />
      {links.map(({ part, text, url }) => {
        const to = resolveLink({ web: url }, name);
        return (
          to && (
            <Link key={part} to={to} className={styles.link} onTap={() => interact(part)}>
              {text}
            </Link>
          )
        );
      })}
      {fields.functionalDescription && (
        <Tap className={styles.link} aria-haspopup="dialog" onTap={explain}>
          {words.functions}
        </Tap>
      )}
      <Tap className={styles.close} label={words.close} onTap={close}>
        <Icon name="close" size="s" />
      </Tap>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.functions}>
        <Text as="p" look="body" tone="soft">
          {fields.functionalDescription}
        </Text>
      </Sheet>
    </Box>
  );
}
