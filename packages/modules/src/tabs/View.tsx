import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Chip, cx, Swiper, Tabs } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import type { ModuleProps } from '../definition.ts';
import { tabAction } from '../page/tracking.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { ProductFrame } from '../products/ProductFrame.tsx';
import { PictureFrame } from './Frames.tsx';
import { type FilledTab, filledTabs, type TabsData } from './rules.ts';
import type { TabsFields } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;

interface PanelProps {
  shown: FilledTab;
  fields: TabsFields;
}

/** The frames of a tab: one alone, or several as slides. */
function Panel({ shown: { tab, products, pictures }, fields }: PanelProps) {
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
      marks="dots"
    >
      {frames}
    </Swiper>
  );
}

interface StripProps {
  tabs: readonly FilledTab[];
  active: string;
  fields: TabsFields;
  onSelect: (name: string) => void;
}

/** Underlined words or chips. */
function Strip({ tabs, active, fields, onSelect }: StripProps) {
  const label = fields.moduleTitle?.title || fields.moduleName;
  const centred = fields.moduleTitle?.align === 'centre';
  const items = useMemo(
    () => tabs.map(({ tab }) => ({ key: tab.tabName, label: tab.tabName })),
    [tabs],
  );
  if (fields.displayOptions.style === 1) {
    return (
      <Tabs items={items} active={active} onSelect={onSelect} label={label} centred={centred} />
    );
  }
  return (
    <Box className={cx(styles.chips, centred && styles.centred)} role="group" aria-label={label}>
      {items.map(({ key }) => (
        <Chip key={key} selected={key === active} onTap={() => onSelect(key)}>
          {key}
        </Chip>
      ))}
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<TabsFields, TabsData>) {
  const { name, tracking } = usePlatform();
  const tabs = useMemo(() => filledTabs(fields, data), [fields, data]);
  const [active, setActive] = useState(tabs[0]?.tab.tabName ?? '');
  const shown = tabs.find(({ tab }) => tab.tabName === active) ?? tabs[0];
  if (!shown) return null;

  function select(chosen: string): void {
    if (chosen === active) return;
    tracking.track(tabAction(chosen, tabs.findIndex(({ tab }) => tab.tabName === chosen) + 1));
    setActive(chosen);
  }

  return (
    <Box>
      <Strip tabs={tabs} active={active} fields={fields} onSelect={select} />
      <Box
        key={active}
        className={styles.panel}
        role={fields.displayOptions.style === 1 ? 'tabpanel' : 'group'}
        aria-label={active}
      >
        <Panel shown={shown} fields={fields} />
        <MoreButton
          to={resolveLink(shown.tab.commonLink, name)}
          part="all"
          details={{ tab: shown.tab.tabName }}
          className={styles.all}
        />
      </Box>
    </Box>
  );
}
