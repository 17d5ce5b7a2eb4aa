import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Tabs } from '@vitrine/ui';
import { useMemo } from 'react';
import type { ModuleProps } from '../definition.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { useTabs } from '../parts/useTabs.ts';
import { ProductFrames } from '../products/ProductFrames.tsx';
import { listTabsWithProducts, type ProductsWithTabData } from './rules.ts';
import type { ProductsWithTabFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields, data }: ModuleProps<ProductsWithTabFields, ProductsWithTabData>) {
  const { name } = usePlatform();
  const tabs = useMemo(() => listTabsWithProducts(fields, data), [fields, data]);
  const { items, active, activeTab, select } = useTabs(tabs);
  if (!activeTab) return null;
  const { tab, products } = activeTab;

  return (
    <Box>
      <Tabs
        items={items}
        active={active}
        onSelect={select}
        label={fields.moduleTitle?.title || fields.moduleName}
        centred={fields.moduleTitle?.align === 'centre'}
      />
      <Box key={active} className={styles.panel} role="tabpanel" aria-label={tab.tabName}>
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
