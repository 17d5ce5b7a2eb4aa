import {
  selectPrefGender,
  selectShopContent,
  selectShowSpinner,
  selectShowTabbar,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, SkipLink, Spinner } from '@vitrine/ui';
import { useMemo } from 'react';
import { ReferenceRate } from '../shared/currency/ReferenceRate.tsx';
import { readShellContent } from '../shop-content.ts';
import { ConsentGate } from './ConsentGate';
import { DesktopHeader } from './DesktopHeader.tsx';
import { Footer } from './Footer.tsx';
import { MainTabs } from './MainTabs.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import { PopupGate } from './PopupGate';
import { PromoBanner } from './PromoBanner.tsx';
import styles from './Shell.module.css';
import type { ShellProps } from './Shell.types.ts';
import { isTab } from './tabs.ts';
import { useBagCount } from './useBagCount.ts';
import { useTabbarVisibility } from './useTabbarVisibility.ts';

const CONTENT_ID = 'content';

/** The frame of every screen: promotion, headers, footer, and the tabs of a phone. */
export function Shell({ children, title, ...page }: ShellProps) {
  const shop = useSelector(selectShopContent);
  const gender = useSelector(selectPrefGender);
  const content = useMemo(() => readShellContent(shop, gender), [shop, gender]);
  const bagCount = useBagCount();
  const isBusy = useSelector(selectShowSpinner);
  const showsTabbar = useSelector(selectShowTabbar);
  const hasTabs = isTab(page.route);
  useTabbarVisibility();
  return (
    <ReferenceRate>
      <Box className={cx(styles.frame, hasTabs && styles.aboveTabs)}>
        <SkipLink target={CONTENT_ID} />
        <PromoBanner />
        <DesktopHeader page={page} content={content} />
        <MobileHeader page={page} title={title} content={content} />
        {/* The key remounts the element for another screen, so that its scroll position is not kept. */}
        <Box as="main" id={CONTENT_ID} key={page.route} className={styles.main}>
          {children}
        </Box>
        <Footer page={page} content={content} />
        <ConsentGate route={page.route} />
        <PopupGate route={page.route} />
        {hasTabs && showsTabbar && <MainTabs route={page.route} bagCount={bagCount} />}
        {isBusy && <Spinner fullScreen />}
      </Box>
    </ReferenceRate>
  );
}
