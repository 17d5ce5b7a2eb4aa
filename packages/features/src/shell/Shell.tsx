import { resolveLink, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectPromoBanner, selectShop, selectShowTabbar } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Link } from '@vitrine/ui';
import { type ReactNode, useMemo } from 'react';
import { shellWords } from '../words.ts';
import { DesktopHeader } from './DesktopHeader.tsx';
import { Footer } from './Footer.tsx';
import type { Here } from './here.ts';
import { MainTabs, showsTabs } from './MainTabs.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import styles from './Shell.module.css';

export interface ShellProps extends Here {
  children?: ReactNode;
}

/** What the shop says above every page. */
function Promotion() {
  const { name } = usePlatform();
  const banner = useSelector(selectPromoBanner);
  if (!banner) return null;
  const to = resolveLink({ web: banner.link }, name);
  return to ? (
    <Link to={to} className={styles.promotion}>
      {banner.text}
    </Link>
  ) : (
    <Box className={styles.promotion}>{banner.text}</Box>
  );
}

/** What surrounds every screen: promotion, headers, footer, and the tabs of a phone. */
export function Shell({ children, ...here }: ShellProps) {
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const words = useMemo(() => shellWords(shop, gender), [shop, gender]);
  const hasTabs = useSelector(selectShowTabbar) && showsTabs(here.route);
  return (
    <Box className={cx(styles.frame, hasTabs && styles.aboveTabs)}>
      <Promotion />
      <DesktopHeader here={here} words={words} />
      <MobileHeader here={here} words={words} />
      <Box as="main" className={styles.main}>
        {children}
      </Box>
      <Footer here={here} words={words} />
      {hasTabs && <MainTabs route={here.route} />}
    </Box>
  );
}
