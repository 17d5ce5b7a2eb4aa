import { useMessages, usePlatform } from '@vitrine/platform';
import { selectShowSpinner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Spinner } from '@vitrine/ui';
import { type CSSProperties, useState } from 'react';
import { ReferenceRate } from '../shared/currency/ReferenceRate.tsx';
import { useShellContent } from '../useShellContent.ts';
import { ConsentGate } from './ConsentGate.tsx';
import type { CurrentPage } from './current-page.ts';
import { type HostFrame, hostFrame } from './host-frame.mini.ts';
import { IconLink } from './IconLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import styles from './MiniHeader.module.css';
import { messages } from './messages.ts';
import { PopupGate } from './PopupGate.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import type { ShellProps } from './Shell.types.ts';
import { useBagCount } from './useBagCount.ts';

/** The header of the home page with the logo, in place of the host's title bar. */
function HomeHeader({ page, frame }: { page: CurrentPage; frame: HostFrame }) {
  const { top, right, barHeight } = frame;
  const { search } = useMessages(messages);
  const content = useShellContent();
  const style = { height: `${barHeight}px`, paddingTop: `${top}px`, paddingRight: `${right}px` };
  return (
    <Box as="header" className={styles.header} style={style}>
      <Box className={styles.logo}>
        <Logo content={content} />
      </Box>
      <LanguageLink page={page} icon />
      <IconLink icon="search" route="search" label={search} />
    </Box>
  );
}

/** The host draws the title bar and the tabs of every page; only the home page needs its own header. */
export function Shell({ children, title: _title, ...page }: ShellProps) {
  const { name } = usePlatform();
  // Loads the count for the badge, which the page passes to the host.
  useBagCount();
  const spinner = useSelector(selectShowSpinner) && <Spinner fullScreen />;
  const [frame] = useState(() => hostFrame(name));
  if (page.route !== 'home') {
    return (
      <Box>
        <ReferenceRate>{children}</ReferenceRate>
        <ConsentGate route={page.route} />
        {spinner}
      </Box>
    );
  }
  // Sticky elements of the page stay below the header.
  const height = `${frame.top + frame.barHeight}px`;
  const style = { '--header-height': height, '--sticky-top': height } as CSSProperties;
  return (
    <Box style={style}>
      <HomeHeader page={page} frame={frame} />
      <PromoBanner />
      <ReferenceRate>{children}</ReferenceRate>
      <ConsentGate route={page.route} />
      <PopupGate route={page.route} />
      {spinner}
    </Box>
  );
}
