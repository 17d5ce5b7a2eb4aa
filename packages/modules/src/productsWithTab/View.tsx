import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Tabs } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import type { ModuleProps } from '../definition.ts';
import { tabAction } from '../page/tracking.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { ProductFrames } from '../products/ProductFrames.tsx';
import { type ProductsWithTabData, shownTabs } from './rules.ts';
import type { ProductsWithTabFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields, data }: ModuleProps<ProductsWithTabFields, ProductsWithTabData>) {
  const { name, tracking } = usePlatform();
  const tabs = useMemo(() => shownTabs(fields, data), [fields, data]);
  const items = useMemo(
    () => tabs.map(({ tab: { tabName } }) => ({ key: tabName, label: tabName })),
    [tabs],
  );
  const [active, setActive] = useState(items[0]?.key ?? '');
  const shown = tabs.find(({ tab }) => tab.tabName === active) ?? tabs[0];
  if (!shown) return null;
  const { tab, products } = shown;

  function select(chosen: string): void {
    tracking.track(tabAction(chosen, items.findIndex(({ key }) => key === chosen) + 1));
    setActive(chosen);
  }

  return (
    <Box>
      <Tabs
        items={items}
        active={tab.tabName}
        onSelect={select}
        label={fields.moduleTitle?.title || fields.moduleName}
        centred={fields.moduleTitle?.align === 'centre'}
      />
      <Box key={tab.tabName} className={styles.panel} role="tabpanel" aria-label={tab.tabName}>
        <ProductFrames products={products} fields={fields} label={tab.tabName} />
        <MoreButton
          to={resolveLink(tab.commonLink, name)}
          text={tab.linkText}
          part="all"
          details={{ tab: tab.tabName }}
          className={styles.all}
        />
      </Box>
    </Box>
  );
}
