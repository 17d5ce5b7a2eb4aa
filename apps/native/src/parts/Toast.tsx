import { usePlatform } from '@vitrine/platform';
import { createToastStore, ToastContext, type ToastStore, type VisibleToast } from '@vitrine/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { AccessibilityInfo, Platform, Pressable, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { tokens } from '../brand/tokens.ts';
import { Icon } from './Icon.tsx';
import { text } from './text-styles.ts';

/** Above the tab bar and the bar of a screen. */
const BOTTOM = 140;

function Action({
  action,
  onDone,
}: {
  action: NonNullable<VisibleToast['action']>;
  onDone(): void;
}) {
  const { navigation } = usePlatform();
  const press = () => {
    // First, because the action may show a toast of its own.
    onDone();
    if ('to' in action) navigation.go(action.to);
    else action.onPress();
  };
  return (
    <Pressable role={'to' in action ? 'link' : 'button'} style={styles.action} onPress={press}>
      <Text style={[text.ui, styles.label]}>{action.label}</Text>
    </Pressable>
  );
}

const ToastStoreContext = createContext<ToastStore | null>(null);

/** Where the toast is seen. A sheet has one of its own, because it lies over every screen. */
export function ToastPlace({ isInSheet = false }: { isInSheet?: boolean }) {
  const store = useContext(ToastStoreContext);
  if (!store) throw new Error('Wrap the screen in <ToastProvider>');
  const { getVisible, close, subscribe } = store;
  const toast = useSyncExternalStore(subscribe, getVisible);
  const { bottom } = useSafeAreaInsets();
  return (
    <View
      role="status"
      aria-live="polite"
      pointerEvents="box-none"
      style={[styles.place, { bottom: bottom + (isInSheet ? tokens.space6 : BOTTOM) }]}
    >
      {toast && (
        <View key={toast.id} style={styles.toast}>
          {toast.icon && <Icon name={toast.icon} colour={tokens.onInk} size={20} />}
          <Text style={[text.ui, styles.message]}>{toast.message}</Text>
          {toast.action && <Action action={toast.action} onDone={close} />}
        </View>
      )}
    </View>
  );
}

/** Shows one toast at a time over every screen, with the state and the rules of the web's toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  useEffect(
    () =>
      store.subscribe(() => {
        const toast = store.getVisible();
        // Android reads a live region aloud; iOS has none.
        if (toast && Platform.OS === 'ios')
          AccessibilityInfo.announceForAccessibility(toast.message);
      }),
    [store],
  );
  return (
    <ToastContext.Provider value={store.show}>
      <ToastStoreContext.Provider value={store}>
        {children}
        <ToastPlace />
      </ToastStoreContext.Provider>
    </ToastContext.Provider>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: tokens.gutter,
    right: tokens.gutter,
    alignItems: 'center',
  },
  toast: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    maxWidth: 480,
    minHeight: tokens.controlHeight,
    paddingHorizontal: tokens.space5,
    backgroundColor: tokens.toastBackground,
  },
  message: { flexShrink: 1, paddingVertical: tokens.space3, color: tokens.onInk },
  action: { minHeight: tokens.touchSize, justifyContent: 'center', paddingLeft: tokens.space3 },
  label: { color: tokens.onInk, textDecorationLine: 'underline' },
});
