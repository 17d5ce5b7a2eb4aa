import type { Destination } from '@vitrine/platform';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Link } from '../../primitives/link/Link';
import { Text } from '../../primitives/text/Text';
import styles from './Toast.module.css';

/** How long a toast stays. */
export const TOAST_MS = 3000;

export interface ToastOptions {
  /** A tick for what went well, an i for what did not. */
  icon?: 'done' | 'info' | undefined;
  /** A next step, such as seeing the bag. */
  action?: { label: string; to: Destination } | undefined;
}

export type ShowToast = (words: string, options?: ToastOptions) => void;

interface ShownToast extends ToastOptions {
  words: string;
  /** The same words twice are two toasts. */
  id: number;
}

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('Wrap the screen in <ToastProvider>');
  return show;
}

/** One toast at a time: a newer one takes the place of the older. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const show = useCallback<ShowToast>((words, options = {}) => {
    setToast((last) => ({ ...options, words, id: (last?.id ?? 0) + 1 }));
  }, []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext.Provider value={show}>
      {children}
      {/* It is there before its words are, or readers would not hear them. */}
      <Box className={styles.place} role="status">
        {toast && (
          <Box className={styles.toast} key={toast.id}>
            {toast.icon && <Icon name={toast.icon} size="m" />}
            <Text>{toast.words}</Text>
            {toast.action && (
              <Link className={styles.action} to={toast.action.to}>
                {toast.action.label}
              </Link>
            )}
          </Box>
        )}
      </Box>
    </ToastContext.Provider>
  );
}
