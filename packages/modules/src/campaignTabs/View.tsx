import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, Link, Scroller, Tabs, Text } from '@vitrine/ui';
import { useMemo } from 'react';
import { CAMPAIGN_TAB_ACTION, createTabEvent } from '../context/tracking.ts';
import type { ModuleProps } from '../definition.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { useTabItems } from '../parts/useTabs.ts';
import { type CampaignTabLink, listCampaignTabs, showsPictures } from './rules.ts';
import type { CampaignTabsFields } from './schema.ts';
import styles from './View.module.css';

interface PictureTabProps {
  tabLink: CampaignTabLink;
  onPress: () => void;
}

function PictureTab({ tabLink: { tab, to }, onPress }: PictureTabProps) {
  const content = (
    <>
      {tab.image && <ModulePicture image={tab.image} alt="" ratio="1/1" sizes="120px" />}
      <Text as="p" variant="caption" className={styles.name}>
        {tab.tabName}
      </Text>
    </>
  );
  return to ? (
    <Link to={to} className={styles.tab} onPress={onPress}>
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
    () => listCampaignTabs(fields.tabs, (link) => resolveLink(link, name)),
    [fields.tabs, name],
  );
  const items = useTabItems(tabs);
  const active = items.find(({ to }) => !to)?.key ?? '';
  const label = moduleTitle?.title || moduleName;

  const trackTab = (index: number) =>
    tracking.track(createTabEvent(items[index]?.label ?? '', index + 1, CAMPAIGN_TAB_ACTION));

  if (!showsPictures(tabs)) {
    const select = (key: string) => trackTab(items.findIndex((item) => item.key === key));
    return <Tabs variant="page" items={items} active={active} onSelect={select} label={label} />;
  }
  return (
    <Scroller label={label} className={styles.row} itemClassName={styles.item}>
      {tabs.map((tabLink, index) => (
        <PictureTab key={items[index]?.key} tabLink={tabLink} onPress={() => trackTab(index)} />
      ))}
    </Scroller>
  );
}
