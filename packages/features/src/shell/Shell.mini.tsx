import { useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box } from '@vitrine/ui';
import { type CSSProperties, useMemo, useState } from 'react';
import { shellWords } from '../words.ts';
import { ConsentGate } from './ConsentGate';
import type { Here } from './here.ts';
import { hostFrame } from './host-frame.mini.ts';
import { IconLink } from './IconLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Mark } from './Mark.tsx';
import styles from './MiniHeader.module.css';
import { messages } from './messages.ts';
import { PopupGate } from './PopupGate';
import { Promotion } from './Promotion.tsx';
import type { ShellProps } from './Shell.types.ts';
import { useBagCount } from './useBagCount.ts';

/** As high as the host's own bar below the status bar, whatever the width of the phone. */
const BAR = 44;

/** The shop's sign above its home, in the place of the host's bar. */
function HomeHeader({ here, top, right }: { here: Here; top: number; right: number }) {
  const { search } = useMessages(messages);
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const words = useMemo(() => shellWords(shop, gender), [shop, gender]);
  const style = { height: `${BAR}px`, paddingTop: `${top}px`, paddingRight: `${right}px` };
  return (
    <Box as="header" className={styles.header} style={style}>
      <Box className={styles.mark}>
        <Mark words={words} />
      </Box>
      <LanguageLink here={here} icon />
      <IconLink icon="search" route="search" label={search} />
    </Box>
  );
}

/** The host names every other page, leads back from it and draws the tabs: only home needs more. */
export function Shell({ children, title: _title, ...here }: ShellProps) {
  const { name } = usePlatform();
  // The host draws the badge; it is told by the page.
  useBagCount();
  const [{ top, right }] = useState(() => hostFrame(name));
  if (here.route !== 'home') {
    return (
      <Box>
        {children}
        <ConsentGate route={here.route} />
      </Box>
    );
  }
  // What sticks to the top of a page must stand below the header.
  const style = { '--head': `${top + BAR}px`, '--stuck': `${top + BAR}px` } as CSSProperties;
  return (
    <Box style={style}>
      <HomeHeader here={here} top={top} right={right} />
      <Promotion />
      {children}
      <ConsentGate route={here.route} />
      <PopupGate route={here.route} />
    </Box>
  );
}
