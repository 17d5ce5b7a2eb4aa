import { useMessages } from '@vitrine/platform';
import { selectPromoCodes, selectRewardPackages } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState, Paragraph, Row, Sheet, Text } from '@vitrine/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { SectionTabs } from '../../../shared/account-layout/SectionTabs.tsx';
import { TabLabel } from '../../../shared/account-layout/TabLabel.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { CouponList } from './CouponList.tsx';
import { messages } from './messages.ts';
import { groupByTab, parseTab, TABS, type Tab } from './rules.ts';
import styles from './Screen.module.css';

const tabTarget = (tab: Tab) => ({
  route: 'coupons' as const,
  query: { tab: tab === 'claimed' ? undefined : tab },
});

function UsageRules() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Row isSpread className={spacing.pt6}>
      <Text variant="caption" tone="quiet">
        {t.haveCode}
      </Text>
      <Button
        variant="text"
        hasPopup="dialog"
        className={layout.fixed}
        onPress={() => setOpen(true)}
      >
        {t.rules}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.rules}>
        {t.rule.map((rule) => (
          <Paragraph key={rule} className={styles.rule}>
            {rule}
          </Paragraph>
        ))}
      </Sheet>
    </Row>
  );
}

function EmptyTab({ tab }: { tab: Tab }) {
  const t = useMessages(messages);
  return (
    <EmptyState icon="gift" title={t.empty[tab].title} hint={t.empty[tab].hint}>
      {tab === 'claimed' ? (
        <Button to={tabTarget('claimable')}>{t.toClaimable}</Button>
      ) : (
        <Button variant="outline" to={{ route: 'home' }}>
          {t.look}
        </Button>
      )}
    </EmptyState>
  );
}

function useCoupons() {
  const packages = useSelector(selectRewardPackages);
  const codes = useSelector(selectPromoCodes);
  return useMemo(() => groupByTab(packages, codes), [packages, codes]);
}

/** The page around the coupons, with a tab for each state. */
export function CouponsLayout({ query, children }: ScreenProps & { children: ReactNode }) {
  const t = useMessages(messages);
  const coupons = useCoupons();
  const items = TABS.map((key) => ({
    key,
    label: <TabLabel name={t.tabs[key]} count={coupons[key].length} />,
    to: tabTarget(key),
  }));
  return (
    <AccountLayout section="coupons" title={t.title}>
      <SectionTabs label={t.tabsLabel} items={items} active={parseTab(query.tab)} equalWidth />
      {children}
    </AccountLayout>
  );
}

/** The shopper's coupons in the state of the open tab. */
export function CouponsView({ query }: ScreenProps) {
  const tab = parseTab(query.tab);
  const entries = useCoupons()[tab];
  return (
    <>
      {entries.length > 0 ? <CouponList entries={entries} /> : <EmptyTab tab={tab} />}
      <UsageRules />
    </>
  );
}
