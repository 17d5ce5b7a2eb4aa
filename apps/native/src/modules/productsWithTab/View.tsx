import {
  listTabsWithProducts,
  type ModuleProps,
  type ProductsWithTabData,
  type ProductsWithTabFields,
} from '@vitrine/modules';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { TabPanels } from '../parts/TabPanels.tsx';

/** Tabs, each with the products of a set in a row that is swiped. */
export const View = ({ fields, data }: ModuleProps<ProductsWithTabFields, ProductsWithTabData>) => (
  <TabPanels
    fields={fields}
    panels={listTabsWithProducts(fields, data).map(({ tab, products }) => ({
      name: tab.tabName,
      link: tab.commonLink,
      linkText: tab.linkText,
      content: <ProductRail products={products} />,
    }))}
  />
);
