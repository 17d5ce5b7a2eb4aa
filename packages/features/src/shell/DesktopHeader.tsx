import { type Destination, resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, HoverMenu, Icon, Link, Text } from '@vitrine/ui';
import type { ShellContent, ShopLink } from '../shop-content.ts';
import { BagLink } from './BagLink.tsx';
import { type CurrentPage, isQuiet } from './current-page.ts';
import styles from './DesktopHeader.module.css';
import { IconLink } from './IconLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { messages } from './messages.ts';
import { useLazyPart } from './useLazyPart.ts';

function Genders() {
  const t = useMessages(messages);
  const current = useSelector(selectPrefGender);
  const { genders } = useSelector(selectShopProfile);
  // Its place keeps the logo in the middle.
  if (genders.length < 2) return <Box />;
  return (
    <Box as="nav" className={styles.genders} aria-label={t.gender}>
      {genders.map((gender) => (
        <Link
          key={gender}
          className={cx(styles.gender, gender === current && styles.current)}
          to={{ route: 'home', params: { gender } }}
          aria-current={gender === current ? 'true' : undefined}
        >
          {t.genders[gender]}
        </Link>
      ))}
    </Box>
  );
}

/** The category that a link lists; undefined for any other link. */
function readCategory(to: Destination): string | undefined {
  if ('url' in to || to.route !== 'list' || !to.query) return undefined;
  const { category, ...filters } = to.query;
  return Object.keys(filters).length === 0 ? category : undefined;
}

const loadPanel = () => import('./CategoryPanel.tsx').then((part) => part.CategoryPanel);

/** Loads the panel of a category when the menu is used for the first time; its link works without it. */
function CategoryPanelGate({ id }: { id: string }) {
  const Panel = useLazyPart(true, loadPanel);
  return Panel && <Panel id={id} />;
}

/** The menu. A category opens a panel with pictures of what is inside it. */
function Menu({ items }: { items: readonly ShopLink[] }) {
  const { name } = usePlatform();
  const { menu } = useMessages(messages);
  const links = items.flatMap(({ link, ...item }) => {
    const to = resolveLink(link, name);
    return to ? [{ ...item, to, category: readCategory(to) }] : [];
  });
  return (
    <HoverMenu
      label={menu}
      className={styles.menu}
      items={links.map(({ text, to, category, promotion }) => ({
        key: category ?? text,
        hasPanel: category !== undefined,
        renderLink: (isExpanded) => (
          <Link
            to={to}
            className={cx(styles.menuLink, promotion && styles.promotion)}
            aria-expanded={isExpanded}
          >
            {text}
          </Link>
        ),
      }))}
      renderPanel={(category) => <CategoryPanelGate id={category} />}
    />
  );
}

/** The header of a page that leads through a payment: nothing distracts from it. */
function QuietHeader({ content }: { content: ShellContent }) {
  const { backToBag } = useMessages(messages);
  return (
    <Box as="header" className={cx(styles.header, styles.quiet)}>
      <Link to={{ route: 'bag' }} className={styles.backToBag}>
        <Icon name="back" size="s" />
        <Text>{backToBag}</Text>
      </Link>
      <Logo content={content} />
    </Box>
  );
}

/** The header on a desktop: genders, logo, search and menu. */
export function DesktopHeader({ page, content }: { page: CurrentPage; content: ShellContent }) {
  const { searchBar, tabs, wishlist } = useMessages(messages);
  if (isQuiet(page.route)) return <QuietHeader content={content} />;
  const hint = content.searchPlaceholder || searchBar;
  return (
    <Box as="header" className={styles.header}>
      <Genders />
      <Logo content={content} />
      <Box className={styles.tools}>
        <Link className={styles.search} to={{ route: 'search' }} aria-label={hint}>
          <Icon name="search" size="m" className={styles.searchIcon} />
          <Text className={styles.hint}>{hint}</Text>
        </Link>
        <LanguageLink page={page} />
        <IconLink icon="me" route="me" label={tabs.me} />
        <IconLink icon="heart" route="wishlist" label={wishlist} />
        <BagLink />
      </Box>
      {content.menu.length > 0 && <Menu items={content.menu} />}
    </Box>
  );
}
