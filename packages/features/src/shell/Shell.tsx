import { type RouteName, useMessages } from '@vitrine/platform';
import { selectShowSpinner, selectShowTabbar, setTabbar } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, cx, SkipLink, Spinner, TabBar } from '@vitrine/ui';
import { useEffect } from 'react';
import { ReferenceRate } from '../shared/currency/ReferenceRate.tsx';
import { useShellContent } from '../useShellContent.ts';
import { ConsentGate } from './ConsentGate.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import { Footer } from './Footer.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import { messages } from './messages.ts';
import { PopupGate } from './PopupGate.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import styles from './Shell.module.css';
import type { ShellProps } from './Shell.types.ts';
import { isTab, TABS } from './tabs.ts';
import { useBagCount } from './useBagCount.ts';

const TEXT_FIELD = 'input:not([type=checkbox],[type=radio],[type=file]),textarea';

/**
 * Hides the tab bar while a text field has the focus: in-app browsers that shrink the page for the
 * keyboard would show the bar above it, over the field.
 */
function useTabbarVisibility(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const update = ({ type, target }: FocusEvent) => {
      const isTyping = type === 'focusin' && (target as Element).matches(TEXT_FIELD);
      dispatch(setTabbar(!isTyping));
    };
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
    };
  }, [dispatch]);
}

interface MainTabsProps {
  route: RouteName | undefined;
  /** Items in the bag. */
  bagCount: number;
}

/** The tabs of a phone. */
function MainTabs({ route, bagCount }: MainTabsProps) {
  const t = useMessages(messages);
  const items = TABS.map((key) => ({
    key,
    icon: key,
    label: t.tabs[key],
    to: { route: key },
    badge: key === 'bag' ? bagCount : 0,
  }));
  return <TabBar items={items} active={route ?? ''} />;
}

const CONTENT_ID = 'content';

/** The frame of every screen: promotion, headers, footer, and the tabs of a phone. */
export function Shell({ children, title, ...page }: ShellProps) {
  const content = useShellContent();
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
