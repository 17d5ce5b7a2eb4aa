import { ApiProvider } from '@vitrine/client/react';
import type { Language } from '@vitrine/kit';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { ToastProvider } from '@vitrine/ui';
import { type ReactNode, useMemo } from 'react';
import { canvasApi } from './canvas-api.ts';

/** What modules expect around them, on a platform that navigates nowhere. */
export function CanvasShop({ language, children }: { language: Language; children: ReactNode }) {
  const platform = useMemo(() => createTestPlatform({ language }), [language]);
  const store = useMemo(() => makeStore(), []);
  return (
    <ApiProvider value={canvasApi}>
      <StoreProvider store={store}>
        <PlatformProvider platform={platform}>
          <ToastProvider>{children}</ToastProvider>
        </PlatformProvider>
      </StoreProvider>
    </ApiProvider>
  );
}
