import { useMessages } from '@vitrine/platform';
import { selectBrandsGender, selectSelectedTab, selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Tabs, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { Brands } from './Brands.tsx';
import { Categories } from './Categories.tsx';
import { messages } from './messages.ts';
import { type CategoryTab, isBrandTab } from './rules.ts';
import styles from './Screen.module.css';

/** The menu of the shop, by category or by brand. */
export function CategoryScreen({ query }: ScreenProps) {
  const t = useMessages(messages);
  const showsBrands = isBrandTab(query);
  const categoryGender = useSelector(selectSelectedTab);
  const brandGender = useSelector(selectBrandsGender);
  const active: CategoryTab = showsBrands ? 'brands' : categoryGender;
  const gender = showsBrands ? brandGender : categoryGender;
  const { genders } = useSelector(selectShopProfile);
  const tabs = [
    ...genders.map((key) => ({
      key,
      label: genders.length > 1 ? t.tabs[key] : t.tab,
      to: { route: 'category' as const, query: { gender: key } },
    })),
    {
      key: 'brands',
      label: t.tabs.brands,
      to: { route: 'category' as const, query: { tab: 'brands', gender } },
    },
  ];
  return (
    <Box className={styles.page}>
      <Text as="h1" visuallyHidden>
        {showsBrands ? t.brandsTitle : genders.length > 1 ? t.titles[gender] : t.tab}
      </Text>
      <Box className={styles.bar}>
        <Tabs
          className={styles.tabs}
          variant="page"
          label={t.tab}
          items={tabs}
          active={active}
          equalWidth
        />
      </Box>
      {showsBrands ? <Brands /> : <Categories />}
    </Box>
  );
}
