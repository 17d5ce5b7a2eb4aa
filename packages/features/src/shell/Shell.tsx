import { selectPrefGender, selectShop, selectShowTabbar } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx } from '@vitrine/ui';
import { useMemo } from 'react';
import { shellWords } from '../words.ts';
import { DesktopHeader } from './DesktopHeader.tsx';
import { Footer } from './Footer.tsx';
import { MainTabs } from './MainTabs.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import { Promotion } from './Promotion.tsx';
import styles from './Shell.module.css';
import type { ShellProps } from './Shell.types.ts';
import { isTab } from './tabs.ts';

/** What surrounds every screen: promotion, headers, footer, and the tabs of a phone. */
export function Shell({ children, ...here }: ShellProps) {
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const words = useMemo(() => shellWords(shop, gender), [shop, gender]);
  const hasTabs = useSelector(selectShowTabbar) && isTab(here.route);
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
