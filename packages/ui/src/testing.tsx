import { render } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform, type TestPlatformOptions } from '@vitrine/platform/testing';
import type { ReactNode } from 'react';
import { ToastProvider } from './components/toast/Toast.tsx';

/** Renders an element inside a test platform and a toast provider. */
export function renderWithPlatform(element: ReactNode, options?: TestPlatformOptions) {
  const platform = createTestPlatform(options);
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <ToastProvider>{children}</ToastProvider>
    </PlatformProvider>
  );
  return { platform, ...render(element, { wrapper: Wrapper }) };
}
