import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Chip, cx, Swiper, type TabItem, Tabs } from '@vitrine/ui';
import { useMemo } from 'react';
import type { ModuleProps } from '../definition.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { useTabs } from '../parts/useTabs.ts';
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
  items: readonly TabItem[];
  active: string;
  fields: TabsFields;
  onSelect: (key: string) => void;
}

/** Underlined words or chips. */
function Strip({ items, active, fields, onSelect }: StripProps) {
  const label = fields.moduleTitle?.title || fields.moduleName;
  const centred = fields.moduleTitle?.align === 'centre';
  if (fields.displayOptions.style === 1) {
    return (
      <Tabs items={items} active={active} onSelect={onSelect} label={label} centred={centred} />
    );
  }
  return (
    <Box className={cx(styles.chips, centred && styles.centred)} role="group" aria-label={label}>
      {items.map(({ key, label: words }) => (
        <Chip key={key} selected={key === active} onTap={() => onSelect(key)}>
          {words}
        </Chip>
      ))}
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<TabsFields, TabsData>) {
  const { name } = usePlatform();
  const tabs = useMemo(() => filledTabs(fields, data), [fields, data]);
  const { items, active, shown, select } = useTabs(tabs);
  if (!shown) return null;

  return (
    <Box>
      <Strip items={items} active={active} fields={fields} onSelect={select} />
      <Box
        key={active}
        className={styles.panel}
        role={fields.displayOptions.style === 1 ? 'tabpanel' : 'group'}
        aria-label={shown.tab.tabName}
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
