import { useMessages } from '@vitrine/platform';
import { selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Link } from '@vitrine/ui';
import { isOffered } from '../offered/is-offered.ts';
import styles from './AccountLayout.module.css';
import type { AccountMenuProps } from './AccountMenu.types.ts';
import { messages } from './messages.ts';
import { ACCOUNT_SECTIONS } from './sections.ts';

/** Links to all sections of the account, shown on a desktop. */
export function AccountMenu({ section }: AccountMenuProps) {
  const t = useMessages(messages);
  const profile = useSelector(selectShopProfile);
  const sections = ACCOUNT_SECTIONS.filter((name) => isOffered(name, profile));
  return (
    <Box as="nav" className={styles.menu} aria-label={t.account}>
      <Link className={styles.account} to={{ route: 'me' }}>
        {t.account}
      </Link>
      {sections.map((name) => (
        <Link
          key={name}
          className={cx(styles.section, name === section && styles.current)}
          to={{ route: name }}
          aria-current={name === section ? 'page' : undefined}
        >
          {t.sections[name]}
        </Link>
      ))}
    </Box>
  );
}
