import { selectPrefGender, selectShop, selectShowTabbar } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx } from '@vitrine/ui';
import { useMemo } from 'react';
import { shellWords } from '../words.ts';
import { ConsentGate } from './ConsentGate';
import { DesktopHeader } from './DesktopHeader.tsx';
import { Footer } from './Footer.tsx';
import { MainTabs } from './MainTabs.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import { PopupGate } from './PopupGate';
import { Promotion } from './Promotion.tsx';
import styles from './Shell.module.css';
import type { ShellProps } from './Shell.types.ts';
import { isTab } from './tabs.ts';
import { useBagCount } from './useBagCount.ts';

/** What surrounds every screen: promotion, headers, footer, and the tabs of a phone. */
export function Shell({ children, title, ...here }: ShellProps) {
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const words = useMemo(() => shellWords(shop, gender), [shop, gender]);
  const bagCount = useBagCount();
  const hasTabs = useSelector(selectShowTabbar) && isTab(here.route);
  return (
    <Box className={cx(styles.frame, hasTabs && styles.aboveTabs)}>
      <Promotion />
      <DesktopHeader here={here} words={words} />
      <MobileHeader here={here} title={title} words={words} />
      {/* Another screen is another page: it does not move to where the last one ended. */}
      <Box as="main" key={here.route} className={styles.main}>
        {children}
      </Box>
      <Footer here={here} words={words} />
      <ConsentGate route={here.route} />
      <PopupGate route={here.route} />
      {hasTabs && <MainTabs route={here.route} bagCount={bagCount} />}
    </Box>
  );
}
