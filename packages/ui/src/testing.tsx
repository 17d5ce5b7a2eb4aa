import { render } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform, type TestPlatformOptions } from '@vitrine/platform/testing';
import type { ReactNode } from 'react';
import { ToastProvider } from './components/toast/Toast.tsx';

/** Renders as a shopper would meet it: on a platform, with toasts. */
export function show(screen: ReactNode, options?: TestPlatformOptions) {
  const platform = createTestPlatform(options);
  const around = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <ToastProvider>{children}</ToastProvider>
    </PlatformProvider>
  );
  return { platform, ...render(screen, { wrapper: around }) };
}
