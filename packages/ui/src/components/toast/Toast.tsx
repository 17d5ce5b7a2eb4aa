import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Link } from '../../primitives/link/Link';
import { Pressable } from '../../primitives/pressable/Pressable';
import { Text } from '../../primitives/text/Text';
import styles from './Toast.module.css';
import { createToastStore, type ToastOptions, type ToastStore } from './toast-store.ts';
import { ToastContext } from './useToast.ts';

interface ActionProps {
  action: NonNullable<ToastOptions['action']>;
  onDone: () => void;
}

function Action({ action, onDone }: ActionProps) {
  if ('to' in action) {
    return (
      <Link className={styles.action} to={action.to} onPress={onDone}>
        {action.label}
      </Link>
    );
  }
  const press = () => {
    // First, because the action may show a toast of its own.
    onDone();
    action.onPress();
  };
  return (
    <Pressable className={styles.action} onPress={press}>
      {action.label}
    </Pressable>
  );
}

interface ToastProviderProps {
  /** A store shared by several pages, so that a toast shown as one page closes stays visible on the next. */
  toasts?: ToastStore | undefined;
  children?: ReactNode;
}

export function ToastProvider({ toasts, children }: ToastProviderProps) {
  const [ownStore] = useState(createToastStore);
  const { show, getVisible, close, subscribe } = toasts ?? ownStore;
  const toast = useSyncExternalStore(subscribe, getVisible, getVisible);

  return (
    <ToastContext.Provider value={show}>
      {children}
      {/* Always rendered: screen readers announce only changes inside an existing status element. */}
      <Box className={styles.container} role="status">
        {toast && (
          <Box className={styles.toast} key={toast.id}>
            {toast.icon && <Icon name={toast.icon} size="m" />}
            <Text>{toast.message}</Text>
            {toast.action && <Action action={toast.action} onDone={close} />}
          </Box>
        )}
      </Box>
    </ToastContext.Provider>
  );
}
