import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Link } from '../../primitives/link/Link';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './Toast.module.css';
import { createToasts, type ShowToast, type ToastOptions, type Toasts } from './toasts.ts';

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('Wrap the screen in <ToastProvider>');
  return show;
}

interface ActionProps {
  action: NonNullable<ToastOptions['action']>;
  onDone: () => void;
}

function Action({ action, onDone }: ActionProps) {
  if ('to' in action) {
    return (
      <Link className={styles.action} to={action.to}>
        {action.label}
      </Link>
    );
  }
  const act = () => {
    action.onTap();
    onDone();
  };
  return (
    <Tap className={styles.action} onTap={act}>
      {action.label}
    </Tap>
  );
}

interface ToastProviderProps {
  /** Toasts of several pages together: what is said as one of them closes is read on the next. */
  toasts?: Toasts | undefined;
  children?: ReactNode;
}

export function ToastProvider({ toasts, children }: ToastProviderProps) {
  const [own] = useState(createToasts);
  const { show, shown, close, onChange } = toasts ?? own;
  const toast = useSyncExternalStore(onChange, shown, shown);

  return (
    <ToastContext.Provider value={show}>
      {children}
      {/* It is there before its words are, or readers would not hear them. */}
      <Box className={styles.place} role="status">
        {toast && (
          <Box className={styles.toast} key={toast.id}>
            {toast.icon && <Icon name={toast.icon} size="m" />}
            <Text>{toast.words}</Text>
            {toast.action && <Action action={toast.action} onDone={close} />}
          </Box>
        )}
      </Box>
    </ToastContext.Provider>
  );
}
