import { createNavigationContainerRef, StackActions } from '@react-navigation/native';
import type { Target } from '@vitrine/platform';
import { isTab, tabName, toParams } from './screens.ts';

export const navigation = createNavigationContainerRef<object>();

/** Shows a screen: a tab at its first screen, everything else above the screen that is shown. */
export function openTarget(target: Target, replace = false): void {
  if (!navigation.isReady()) return;
  const params = toParams(target);
  if (isTab(target.route)) {
    const go = navigation.navigate as (name: string, params: object) => void;
    go(tabName(target.route), { screen: target.route, params });
    return;
  }
  const action = replace ? StackActions.replace : StackActions.push;
  navigation.dispatch(action(target.route, params));
}

export function goBack(): void {
  if (navigation.isReady() && navigation.canGoBack()) navigation.goBack();
}
