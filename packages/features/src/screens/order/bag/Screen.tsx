import { selectBag, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { EmptyBag } from './EmptyBag.tsx';
import { FilledBag } from './FilledBag.tsx';
import { messages } from './messages.ts';
import { ResumeCheckout } from './ResumeCheckout.ts';
import styles from './Screen.module.css';
import { useBagChanges } from './useBagChanges.ts';

/** The page around the bag. */
export const BagLayout = titledLayout(messages, styles.page, layout.pageTitle);

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
