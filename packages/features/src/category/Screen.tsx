import { useMessages } from '@vitrine/platform';
import { selectBrandsGender, selectSelectedTab } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Tabs, Text } from '@vitrine/ui';
import type { ScreenProps } from '../screen.ts';
import { Brands } from './Brands.tsx';
import { Categories } from './Categories.tsx';
import { messages } from './messages.ts';
import { type CategoryTab, GENDERS, isBrands } from './rules.ts';
import styles from './Screen.module.css';

/** Everything the shop has, by category or by brand. */
export function CategoryScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const ofBrands = isBrands(query);
  const categoryGender = useSelector(selectSelectedTab);
  const brandGender = useSelector(selectBrandsGender);
  const active: CategoryTab = ofBrands ? 'brands' : categoryGender;
  const gender = ofBrands ? brandGender : categoryGender;
  const tabs = [
    ...GENDERS.map((key) => ({
      key,
      label: words.tabs[key],
      to: { route: 'category' as const, query: { gender: key } },
    })),
    {
      key: 'brands',
      label: words.tabs.brands,
      to: { route: 'category' as const, query: { tab: 'brands', gender } },
    },
  ];
  return (
    <Box className={styles.page}>
      <Text as="h1" spoken>
        {ofBrands ? words.brandsTitle : words.titles[gender]}
      </Text>
      <Tabs
        className={styles.tabs}
        kind="page"
        label={words.tab}
        items={tabs}
        active={active}
        even
      />
      {ofBrands ? <Brands /> : <Categories />}
    </Box>
  );
}
