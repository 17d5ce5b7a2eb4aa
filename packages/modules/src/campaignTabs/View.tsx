import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, Link, Scroller, Tabs, Text } from '@vitrine/ui';
import { useMemo } from 'react';
import type { ModuleProps } from '../definition.ts';
import { CAMPAIGN_TAB_ACTION, tabAction } from '../page/tracking.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { inPictures, type OpenTab, openTabs } from './rules.ts';
import type { CampaignTabsFields } from './schema.ts';
import styles from './View.module.css';

interface PictureTabProps {
  open: OpenTab;
  onTap: () => void;
}

function PictureTab({ open: { tab, to }, onTap }: PictureTabProps) {
  const content = (
    <>
      {tab.image && <ModulePicture image={tab.image} alt="" ratio="1/1" sizes="120px" />}
      <Text as="p" look="cap" className={styles.name}>
        {tab.tabName}
      </Text>
    </>
  );
  return to ? (
    <Link to={to} className={styles.tab} onTap={onTap}>
      {content}
    </Link>
  ) : (
    <Box className={cx(styles.tab, styles.current)} aria-current="page">
      {content}
    </Box>
  );
}

export function View({ fields }: ModuleProps<CampaignTabsFields>) {
  const { name, tracking } = usePlatform();
  const { moduleTitle, moduleName } = fields;
  const tabs = useMemo(
    () => openTabs(fields.tabs, (link) => resolveLink(link, name)),
    [fields.tabs, name],
  );
  const items = useMemo(
    () => tabs.map(({ tab, to }) => ({ key: tab.tabName, label: tab.tabName, to })),
    [tabs],
  );
  const active = tabs.find(({ tab }) => tab.current)?.tab.tabName ?? '';
  const label = moduleTitle?.title || moduleName;

  function tell(tabName: string): void {
    const position = items.findIndex(({ key }) => key === tabName) + 1;
    tracking.track(tabAction(tabName, position, CAMPAIGN_TAB_ACTION));
  }

  if (!inPictures(tabs)) {
    return <Tabs kind="page" items={items} active={active} onSelect={tell} label={label} />;
  }
  return (
    <Scroller label={label} className={styles.row} itemClassName={styles.item}>
      {tabs.map((open) => (
        <PictureTab key={open.tab.tabName} open={open} onTap={() => tell(open.tab.tabName)} />
      ))}
    </Scroller>
  );
}
