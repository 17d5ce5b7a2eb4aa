import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { messages as shellMessages } from '@vitrine/features/messages/shell';
import { useBagCount } from '@vitrine/features/shell/bag-count';
import { formatMessage } from '@vitrine/kit';
import { type RouteName, useLanguage, useMessages } from '@vitrine/platform';
import type { ComponentType } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { brand } from '../brand/brand.ts';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { text } from '../parts/text-styles.ts';
import { BagScreen } from '../screens/bag/BagScreen.tsx';
import { CategoryScreen } from '../screens/category/CategoryScreen.tsx';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { ListScreen } from '../screens/list/ListScreen.tsx';
import { MeScreen } from '../screens/me/MeScreen.tsx';
import { ProductScreen } from '../screens/product/ProductScreen.tsx';
import { SearchScreen } from '../screens/search/SearchScreen.tsx';
import { CollectedDataScreen } from '../screens/settings/CollectedDataScreen.tsx';
import { messages as settingsMessages } from '../screens/settings/messages.ts';
import { SdksScreen } from '../screens/settings/SdksScreen.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { WebScreen } from '../screens/WebScreen.tsx';
import { createLinking } from './linking.ts';
import { navigation, openTarget } from './navigate.ts';
import { withOwnState } from './OwnState.tsx';
import {
  APP_SCREENS,
  type AppScreen,
  isNative,
  type NativeRoute,
  type ScreenProps,
  stackScreens,
  tabName,
  tabs,
} from './screens.ts';
import { createStack } from './stack';

const NATIVE_SCREENS: Readonly<Record<NativeRoute, ComponentType<ScreenProps>>> = {
  bag: withOwnState(BagScreen),
  category: withOwnState(CategoryScreen),
  home: withOwnState(HomeScreen),
  list: withOwnState(ListScreen),
  me: withOwnState(MeScreen),
  product: withOwnState(ProductScreen),
  search: withOwnState(SearchScreen),
};

const APP_SCREEN_COMPONENTS: Readonly<Record<AppScreen, ComponentType<object>>> = {
  settings: withOwnState(SettingsScreen) as ComponentType<object>,
  collectedData: withOwnState(CollectedDataScreen) as ComponentType<object>,
  sdks: withOwnState(SdksScreen) as ComponentType<object>,
};

const componentOf = (name: RouteName) =>
  (isNative(name) ? NATIVE_SCREENS[name] : WebScreen) as ComponentType<object>;

const Stack = createStack();
const Tabs = createBottomTabNavigator();

const theme = {
  ...DefaultTheme,
  colors: {
    ...DefaultTheme.colors,
    primary: tokens.ink,
    background: tokens.paper,
    card: tokens.paper,
    text: tokens.ink,
    border: tokens.border,
  },
};

const linking = createLinking(openTarget);

/** The tabs are rows of the screen table, and their icons are named like them. */
type TabRoute = Extract<IconName, keyof (typeof shellMessages)['zh-CN']['tabs']>;

function TabStack({ first }: { first: TabRoute }) {
  const t = useMessages(messages);
  const { tabs: names } = useMessages(shellMessages);
  const { titles } = useMessages(settingsMessages);
  const shopName = useLanguage() === 'zh-CN' ? brand.name : brand.latinName;
  const search = () => (
    <IconButton icon="search" label={t.search} onPress={() => openTarget({ route: 'search' })} />
  );
  return (
    <Stack.Navigator
      screenOptions={{
        headerTintColor: tokens.ink,
        headerShadowVisible: false,
        headerTitleAlign: 'center',
        headerBackButtonDisplayMode: 'minimal',
        headerTitleStyle: {
          fontFamily: text.h2.fontFamily,
          fontSize: tokens.textH3,
          fontWeight: '400',
        },
      }}
    >
      <Stack.Screen
        name={first}
        component={componentOf(first)}
        options={{ title: first === 'home' ? shopName : names[first], headerRight: search }}
      />
      {stackScreens.map((name) => (
        <Stack.Screen
          key={name}
          name={name}
          component={componentOf(name)}
          options={{ title: '' }}
        />
      ))}
      {APP_SCREENS.map((name) => (
        <Stack.Screen
          key={name}
          name={name}
          component={APP_SCREEN_COMPONENTS[name]}
          options={{ title: titles[name] }}
        />
      ))}
    </Stack.Navigator>
  );
}

/** A stack for each tab, so that a shopper comes back to where each of them was left. */
const TAB_SCREENS = (tabs as readonly TabRoute[]).map((route) => ({
  route,
  Component: () => <TabStack first={route} />,
}));

/** That of an icon in the tab bar of the web, with its space. The label below grows with the shopper's letters. */
const TAB_ICON_HEIGHT = 40;

export function Navigation() {
  const { tabs: names } = useMessages(shellMessages);
  const { bottom } = useSafeAreaInsets();
  const { fontScale } = useWindowDimensions();
  const bagCount = useBagCount();
  const { withCount } = useMessages(shellMessages);
  return (
    <NavigationContainer
      ref={navigation}
      linking={linking}
      theme={theme}
      documentTitle={{ enabled: false }}
    >
      <Tabs.Navigator
        screenOptions={{
          headerShown: false,
          tabBarActiveTintColor: tokens.ink,
          tabBarInactiveTintColor: tokens.ink3,
          // The usual height cuts the labels off below.
          tabBarStyle: { height: TAB_ICON_HEIGHT + tokens.leadingMicro * fontScale + bottom },
          tabBarBadgeStyle: {
            backgroundColor: tokens.ink,
            color: tokens.onInk,
            fontSize: tokens.textMicro,
          },
          tabBarLabelStyle: { fontSize: tokens.textMicro, lineHeight: tokens.leadingMicro },
        }}
      >
        {TAB_SCREENS.map(({ route, Component }) => (
          <Tabs.Screen
            key={route}
            name={tabName(route)}
            component={Component}
            options={{
              title: names[route],
              tabBarAccessibilityLabel: names[route],
              ...(route === 'bag' &&
                bagCount > 0 && {
                  tabBarBadge: bagCount,
                  tabBarAccessibilityLabel: formatMessage(withCount, {
                    label: names.bag,
                    n: bagCount,
                  }),
                }),
              tabBarIcon: ({ color }) => <Icon name={route} colour={color} />,
            }}
          />
        ))}
      </Tabs.Navigator>
    </NavigationContainer>
  );
}
