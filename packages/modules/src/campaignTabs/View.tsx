import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, Link, Scroller, Tabs, Text } from '@vitrine/ui';
import { useMemo } from 'react';
import type { ModuleProps } from '../definition.ts';
import { CAMPAIGN_TAB_ACTION, tabAction } from '../page/tracking.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { useTabItems } from '../parts/useTabs.ts';
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
  const items = useTabItems(tabs);
  const active = items.find(({ to }) => !to)?.key ?? '';
  const label = moduleTitle?.title || moduleName;

  const tell = (index: number) =>
    tracking.track(tabAction(items[index]?.label ?? '', index + 1, CAMPAIGN_TAB_ACTION));

  if (!inPictures(tabs)) {
    const select = (key: string) => tell(items.findIndex((item) => item.key === key));
    return <Tabs kind="page" items={items} active={active} onSelect={select} label={label} />;
  }
  return (
    <Scroller label={label} className={styles.row} itemClassName={styles.item}>
      {tabs.map((open, index) => (
        <PictureTab key={items[index]?.key} open={open} onTap={() => tell(index)} />
      ))}
    </Scroller>
  );
}
