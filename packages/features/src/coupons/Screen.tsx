import { useMessages } from '@vitrine/platform';
import {
  selectPromoCodes,
  selectRewardPackages,
  setPromoCodes,
  setRewardPackages,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, Sheet, Text } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { RoomTabs } from '../account-frame/RoomTabs.tsx';
import { TabLabel } from '../account-frame/TabLabel.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { Entries } from './Entries.tsx';
import { messages } from './messages.ts';
import { couponsByTab, TABS, type Tab, tabOf } from './rules.ts';
import styles from './Screen.module.css';

async function fetchOwn({ api, store, signal }: OwnContext): Promise<void> {
  const [packages, codes] = await Promise.all([
    api.listMyRewardPackages({ query: {} }, { signal }),
    api.listMyPromoCodes({}, { signal }),
  ]);
  store.dispatch(setRewardPackages(packages));
  store.dispatch(setPromoCodes(codes));
}

const tabTarget = (tab: Tab) => ({
  route: 'coupons' as const,
  query: { tab: tab === 'claimed' ? undefined : tab },
});

function Rules() {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box className={styles.rules}>
      <Text look="cap" tone="quiet">
        {words.haveCode}
      </Text>
      <Button kind="text" opens="dialog" className={styles.how} onTap={() => setOpen(true)}>
        {words.rules}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.rules}>
        {words.rule.map((rule) => (
          <Text as="p" key={rule} look="ui" tone="soft" className={styles.rule}>
            {rule}
          </Text>
        ))}
      </Sheet>
    </Box>
  );
}

function Nothing({ tab }: { tab: Tab }) {
  const words = useMessages(messages);
  return (
    <EmptyState icon="gift" title={words.empty[tab].title} hint={words.empty[tab].hint}>
      {tab === 'claimed' ? (
        <Button to={tabTarget('claimable')}>{words.toClaimable}</Button>
      ) : (
        <Button kind="outline" to={{ route: 'home' }}>
          {words.look}
        </Button>
      )}
    </EmptyState>
  );
}

/** Every coupon of a shopper, by what there is to do about it. */
export function CouponsScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const packages = useSelector(selectRewardPackages);
  const codes = useSelector(selectPromoCodes);
  const coupons = useMemo(() => couponsByTab(packages, codes), [packages, codes]);
  const tab = tabOf(query.tab);
  const here = { route: 'coupons', query: { tab: query.tab } } as const;
  const items = TABS.map((key) => ({
    key,
    label: <TabLabel name={words.tabs[key]} n={coupons[key].length} />,
    to: tabTarget(key),
  }));
  return (
    <AccountFrame room="coupons" title={words.title}>
      <RoomTabs label={words.tabsLabel} items={items} active={tab} even />
      <Own here={here} of="coupons" skeleton="access-reward" load={fetchOwn}>
        {coupons[tab].length > 0 ? <Entries entries={coupons[tab]} /> : <Nothing tab={tab} />}
        <Rules />
      </Own>
    </AccountFrame>
  );
}
