import { useMessages, usePlatform } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Icon, Link, Tap, Text } from '@vitrine/ui';
import type { ShellWords } from '../words.ts';
import { BagLink } from './BagLink.tsx';
import { type Here, headerKind, pageTitle } from './here.ts';
import { IconLink } from './IconLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Mark } from './Mark.tsx';
import styles from './MobileHeader.module.css';
import { messages } from './messages.ts';
import { isTab } from './tabs.ts';

interface HeaderProps {
  here: Here;
  title: string | undefined;
  words: ShellWords;
}

function Back() {
  const { navigation } = usePlatform();
  const { back } = useMessages(messages);
  return (
    <Tap className={styles.icon} label={back} onTap={() => navigation.back()}>
      <Icon name="back" />
    </Tap>
  );
}

function SearchBar({ words }: { words: ShellWords }) {
  const { searchBar } = useMessages(messages);
  return (
    <Link className={styles.searchBar} to={{ route: 'search' }}>
      <Icon name="search" size="m" />
      <Text>{words.searchPlaceholder || searchBar}</Text>
    </Link>
  );
}

/** Whoever looks into the bag looks for what was kept next; everybody else for something new. */
function End({ route }: Pick<Here, 'route'>) {
  const { search, wishlist } = useMessages(messages);
  if (route === 'bag') return <IconLink icon="heart" route="wishlist" label={wishlist} />;
  return <IconLink icon="search" route="search" label={search} />;
}

/** A phone's header: it says where one is, and how to go back. */
export function MobileHeader({ here, title: itsOwn = '', words }: HeaderProps) {
  const { tabs } = useMessages(messages);
  const named = useSelector((state: RootState) => pageTitle(state, here));
  const title = isTab(here.route) ? tabs[here.route] : (named ?? itsOwn);
  const kind = headerKind(here.route);
  if (kind === 'none') return null;
  if (kind === 'searchBar') {
    return (
      <Box as="header" className={cx(styles.header, styles.single)}>
        <SearchBar words={words} />
      </Box>
    );
  }
  return (
    <Box as="header" className={cx(styles.header, styles[kind])}>
      <Box className={styles.start}>
        {kind === 'mark' && <LanguageLink here={here} icon />}
        {(kind === 'title' || kind === 'overlay') && <Back />}
      </Box>
      {kind === 'mark' && <Mark words={words} />}
      {(kind === 'title' || kind === 'tabTitle') && (
        // A page that is missing has no title here; its own words are the heading.
        <Text as={title ? 'h1' : 'p'} clamp={1} className={styles.name}>
          {title}
        </Text>
      )}
      <Box className={styles.end}>
        {kind === 'overlay' ? <BagLink /> : <End route={here.route} />}
      </Box>
    </Box>
  );
}
