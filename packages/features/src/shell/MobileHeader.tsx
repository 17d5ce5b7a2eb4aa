import { useMessages, usePlatform } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Icon, Link, Pressable, Text } from '@vitrine/ui';
import type { ShellContent } from '../shop-content.ts';
import { BagLink } from './BagLink.tsx';
import { type CurrentPage, getHeaderKind, selectPageTitle } from './current-page.ts';
import { IconLink } from './IconLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import styles from './MobileHeader.module.css';
import { messages } from './messages.ts';
import { isTab } from './tabs.ts';

interface HeaderProps {
  page: CurrentPage;
  title: string | undefined;
  content: ShellContent;
}

function BackButton() {
  const { navigation } = usePlatform();
  const { back } = useMessages(messages);
  return (
    <Pressable className={styles.icon} label={back} onPress={() => navigation.back()}>
      <Icon name="back" />
    </Pressable>
  );
}

function SearchBar({ content }: { content: ShellContent }) {
  const { searchBar } = useMessages(messages);
  return (
    <Link className={styles.searchBar} to={{ route: 'search' }}>
      <Icon name="search" size="m" />
      <Text clamp={1}>{content.searchPlaceholder || searchBar}</Text>
    </Link>
  );
}

/** The action at the end: the wishlist in the bag, the search anywhere else. */
function HeaderAction({ route }: Pick<CurrentPage, 'route'>) {
  const { search, wishlist } = useMessages(messages);
  if (route === 'bag') return <IconLink icon="heart" route="wishlist" label={wishlist} />;
  return <IconLink icon="search" route="search" label={search} />;
}

/** The header on a phone: title and back button, logo or search field. */
export function MobileHeader({ page, title: ownTitle = '', content }: HeaderProps) {
  const { tabs } = useMessages(messages);
  const contentTitle = useSelector((state: RootState) => selectPageTitle(state, page));
  const title = isTab(page.route) ? tabs[page.route] : (contentTitle ?? ownTitle);
  const kind = getHeaderKind(page.route);
  if (kind === 'none') return null;
  if (kind === 'searchBar') {
    return (
      <Box as="header" className={cx(styles.header, styles.single)}>
        <SearchBar content={content} />
      </Box>
    );
  }
  return (
    <Box as="header" className={cx(styles.header, styles[kind])}>
      <Box className={styles.start}>
        {kind === 'logo' && <LanguageLink page={page} icon />}
        {(kind === 'title' || kind === 'overlay') && <BackButton />}
      </Box>
      {kind === 'logo' && <Logo content={content} />}
      {(kind === 'title' || kind === 'tabTitle') && (
        // A missing page has no title here; its heading is in the content.
        <Text as={title ? 'h1' : 'p'} clamp={1} className={styles.name}>
          {title}
        </Text>
      )}
      <Box className={styles.end}>
        {kind === 'overlay' ? <BagLink /> : <HeaderAction route={page.route} />}
      </Box>
    </Box>
  );
}
