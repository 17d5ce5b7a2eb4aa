import { createNavigationContainerRef, StackActions } from '@react-navigation/native';
import type { Target } from '@vitrine/platform';
import { type AppScreen, isTab, tabName, toParams } from './screens.ts';

export const navigation = createNavigationContainerRef<object>();

/** The screen below the one that is shown. */
function findBelow(): { name: string; params?: object | undefined } | undefined {
  let state = navigation.getRootState() as OpenState | undefined;
  for (;;) {
    const open = state?.routes[state.index ?? 0];
    if (!open?.state) return state?.routes[(state.index ?? 0) - 1];
    state = open.state;
  }
}

interface OpenState {
  index?: number;
  routes: readonly { name: string; params?: object; state?: OpenState }[];
}

const isSame = (one: object | undefined, other: object): boolean =>
  JSON.stringify(Object.entries(one ?? {}).sort()) === JSON.stringify(Object.entries(other).sort());

/** Shows a screen: a tab at its first screen, everything else above the screen that is shown. */
export function openTarget(target: Target, replace = false): void {
  if (!navigation.isReady()) return;
  const params = toParams(target);
  const below = replace ? findBelow() : undefined;
  if (isTab(target.route)) {
    if (below) navigation.dispatch(StackActions.pop());
    const go = navigation.navigate as (name: string, params: object) => void;
    go(tabName(target.route), { screen: target.route, params, pop: true });
    return;
  }
  // A log-in returns to the screen that asked for it, which has not gone.
  if (below?.name === target.route && isSame(below.params, params)) {
    goBack();
    return;
  }
  const action = replace ? StackActions.replace : StackActions.push;
  navigation.dispatch(action(target.route, params));
}

/** Shows a screen of the app's own above the screen that is shown. */
export function openAppScreen(name: AppScreen): void {
  if (navigation.isReady()) navigation.dispatch(StackActions.push(name));
}

export function goBack(): void {
  if (navigation.isReady() && navigation.canGoBack()) navigation.goBack();
}
