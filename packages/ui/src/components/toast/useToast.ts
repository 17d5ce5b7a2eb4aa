import { createContext, useContext } from 'react';
import type { ShowToast } from './toast-store.ts';

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('Wrap the screen in <ToastProvider>');
  return show;
}
