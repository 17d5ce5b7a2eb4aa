import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Icon, Link, Text } from '@vitrine/ui';
import type { ShellWords, ShopLink } from '../words.ts';
import { BagLink } from './BagLink.tsx';
import styles from './DesktopHeader.module.css';
import type { Here } from './here.ts';
import { IconLink } from './IconLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Mark } from './Mark.tsx';
import { messages } from './messages.ts';

const GENDERS = ['women', 'men', 'kids'] as const;

function Genders() {
  const words = useMessages(messages);
  const current = useSelector(selectPrefGender);
  return (
    <Box as="nav" className={styles.genders} aria-label={words.gender}>
      {GENDERS.map((gender) => (
        <Link
          key={gender}
          className={cx(styles.gender, gender === current && styles.current)}
          to={{ route: 'home', params: { gender } }}
          aria-current={gender === current ? 'true' : undefined}
        >
          {words.genders[gender]}
        </Link>
      ))}
    </Box>
  );
}

function MenuLink({ item }: { item: ShopLink }) {
  const { name } = usePlatform();
  const to = resolveLink(item.link, name);
  if (!to) return null;
  return (
    <Link to={to} className={cx(styles.entry, item.promotion && styles.promotion)}>
      {item.text}
    </Link>
  );
}

/** The header of a wide window: who one shops for, the shop's mark, the search, the menu. */
export function DesktopHeader({ here, words }: { here: Here; words: ShellWords }) {
  const { menu, searchBar, tabs, wishlist } = useMessages(messages);
  const hint = words.searchPlaceholder || searchBar;
  return (
    <Box as="header" className={styles.header}>
      <Genders />
      <Mark words={words} />
      <Box className={styles.tools}>
        <Link className={styles.search} to={{ route: 'search' }} aria-label={hint}>
          <Icon name="search" size="m" className={styles.sign} />
          <Text className={styles.hint}>{hint}</Text>
        </Link>
        <LanguageLink here={here} />
        <IconLink icon="me" route="me" label={tabs.me} />
        <IconLink icon="heart" route="wishlist" label={wishlist} />
        <BagLink />
      </Box>
      {words.menu.length > 0 && (
        <Box as="nav" className={styles.menu} aria-label={menu}>
          {words.menu.map((item) => (
            <MenuLink key={item.text} item={item} />
          ))}
        </Box>
      )}
    </Box>
  );
}
