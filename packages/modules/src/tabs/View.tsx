import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Chip, cx, Swiper, type TabItem, Tabs } from '@vitrine/ui';
import { useMemo } from 'react';
import type { ModuleProps } from '../definition.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { useTabs } from '../parts/useTabs.ts';
import { ProductFrame } from '../products/ProductFrame.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { listTabsWithContent, type TabsData, type TabWithFrames } from './rules.ts';
import type { TabsFields } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;

interface PanelProps {
  activeTab: TabWithFrames;
  fields: TabsFields;
}

/** The frames of a tab: a single frame as it is, several as slides. */
function Panel({ activeTab: { tab, products, pictures }, fields }: PanelProps) {
  const { style } = fields.displayOptions;
  const frames = [
    ...products.map((frame) => <ProductFrame key={frame[0]?.id} products={frame} />),
    ...pictures.map((frame) => (
      <PictureFrame
        key={frame[0]?.image?.source}
        pictures={frame}
        style={style}
        perFrame={pictures[0]?.length ?? 0}
      />
    )),
  ];
  if (frames.length < 2) return <>{frames}</>;
  return (
    <Swiper
      label={tab.tabName}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime * SECOND_MS}
      pagination="dots"
    >
      {frames}
    </Swiper>
  );
}

interface TabBarProps {
  items: readonly TabItem[];
  active: string;
  fields: TabsFields;
  onSelect: (key: string) => void;
}

/** The tab bar: underlined text or chips. */
function TabBar({ items, active, fields, onSelect }: TabBarProps) {
  const label = fields.moduleTitle?.title || fields.moduleName;
  const centred = fields.moduleTitle?.align === 'centre';
  if (fields.displayOptions.style === 1) {
    return (
      <Tabs items={items} active={active} onSelect={onSelect} label={label} centred={centred} />
    );
  }
  return (
    <Box className={cx(styles.chips, centred && styles.centred)} role="group" aria-label={label}>
      {items.map(({ key, label: tabName }) => (
        <Chip key={key} selected={key === active} onPress={() => onSelect(key)}>
          {tabName}
        </Chip>
      ))}
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<TabsFields, TabsData>) {
  const { name } = usePlatform();
  const tabs = useMemo(() => listTabsWithContent(fields, data), [fields, data]);
  const { items, active, activeTab, select } = useTabs(tabs);
  if (!activeTab) return null;

  return (
    <Box>
      <TabBar items={items} active={active} fields={fields} onSelect={select} />
      <Box
        key={active}
        className={styles.panel}
        role={fields.displayOptions.style === 1 ? 'tabpanel' : 'group'}
        aria-label={activeTab.tab.tabName}
      >
        <Panel activeTab={activeTab} fields={fields} />
        <MoreButton
          to={resolveLink(activeTab.tab.commonLink, name)}
          part="all"
          details={{ tab: activeTab.tab.tabName }}
          className={styles.all}
        />
      </Box>
    </Box>
  );
}
