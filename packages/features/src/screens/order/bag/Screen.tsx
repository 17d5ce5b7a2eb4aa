import { useMessages } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, PageTitle } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { EmptyBag } from './EmptyBag.tsx';
import { FilledBag } from './FilledBag.tsx';
import { messages } from './messages.ts';
import { ResumeCheckout } from './ResumeCheckout.ts';
import styles from './Screen.module.css';
import { useBagChanges } from './useBagChanges.ts';

/** The page around the bag. */
export function BagLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <Box className={styles.page}>
      <PageTitle className={layout.pageTitle}>{t.title}</PageTitle>
      {children}
    </Box>
  );
}

/** The bag of the visitor. */
export function BagView({ query }: ScreenProps) {
  const bag = useSelector(selectBag);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const changes = useBagChanges();
  if (bag.items.length === 0) return <EmptyBag />;
  const isResuming = query.next === 'checkout' && isLoggedIn && bag.availables.length > 0;
  return (
    <>
      {isResuming && <ResumeCheckout changes={changes} />}
      <FilledBag changes={changes} />
    </>
  );
}
