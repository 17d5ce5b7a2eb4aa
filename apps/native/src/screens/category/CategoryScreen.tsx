import { type NavigationProp, useNavigation } from '@react-navigation/native';
import { load } from '@vitrine/features/load/catalogue/category';
import { messages } from '@vitrine/features/messages/catalogue/category';
import { type CategoryTab, isBrandTab } from '@vitrine/features/rules/catalogue/category';
import { useMessages } from '@vitrine/platform';
import { selectBrandsGender, selectSelectedTab, selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { type Params, type ScreenProps, withoutUndefined } from '../../navigation/screens.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { LoadingRows } from '../../parts/LoadingRows.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { useLoad } from '../useLoad.ts';
import { Brands } from './Brands.tsx';
import { Categories } from './Categories.tsx';

const NO_PARAMS = {};

/** The menu of the shop, by category or by brand. The tabs change the link of the screen, as on the web. */
export function CategoryScreen({ route: { params = {} } }: ScreenProps) {
  const t = useMessages(messages);
  const screen = useNavigation<NavigationProp<Record<string, Params>>>();
  const query = withoutUndefined(params);
  const result = useLoad(load, NO_PARAMS, query);
  const { genders } = useSelector(selectShopProfile);
  const showsBrands = isBrandTab(query);
  const categoryGender = useSelector(selectSelectedTab);
  const brandGender = useSelector(selectBrandsGender);
  const gender = showsBrands ? brandGender : categoryGender;
  const tabs: { key: CategoryTab; label: string }[] = [
    ...genders.map((key) => ({ key, label: genders.length > 1 ? t.tabs[key] : t.tab })),
    { key: 'brands', label: t.tabs.brands },
  ];
  const select = (key: CategoryTab) =>
    screen.setParams(
      key === 'brands' ? { tab: 'brands', gender } : { tab: undefined, gender: key },
    );
  return (
    <View style={styles.page}>
      <Tabs
        isEven
        label={t.tab}
        items={tabs}
        active={showsBrands ? 'brands' : gender}
        onSelect={select}
      />
      {result.status === 'failed' && <FailureNotice error={result.error} onRetry={result.retry} />}
      {result.status === 'loading' && <LoadingRows />}
      {result.status === 'ready' &&
        (showsBrands ? (
          <Brands onGender={(next) => screen.setParams({ tab: 'brands', gender: next })} />
        ) : (
          <Categories />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1, backgroundColor: tokens.paper } });
