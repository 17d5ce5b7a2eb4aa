import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useMemo } from 'react';
import { Router } from 'wouter';
import { queryClient } from './api/api.ts';
import { ColourModeContext, useColourMode } from './frame/colour-mode.ts';
import { confirmNavigation } from './frame/leave-guard.ts';
import { useReducedMotion } from './frame/useReducedMotion.ts';
import { LanguageProvider, useLanguage } from './language/LanguageProvider.tsx';
import { nonce } from './nonce.ts';
import { Screens } from './Screens.tsx';
import { createTheme } from './theme.ts';

export const BASE = '/admin';

function Themed() {
  const { language } = useLanguage();
  const colourMode = useColourMode();
  const isReduced = useReducedMotion();
  const theme = useMemo(
    () => createTheme({ isDark: colourMode.isDark, hasMotion: !isReduced }),
    [colourMode.isDark, isReduced],
  );
  return (
    <ColourModeContext value={colourMode}>
      <ConfigProvider
        locale={language === 'zh-CN' ? zhCN : enUS}
        csp={{ nonce }}
        theme={theme}
        button={{ autoInsertSpace: false }}
      >
        <App>
          <Router base={BASE} aroundNav={confirmNavigation}>
            <Screens />
          </Router>
        </App>
      </ConfigProvider>
    </ColourModeContext>
  );
}

export const Backoffice = () => (
  <QueryClientProvider client={queryClient}>
    <LanguageProvider>
      <Themed />
    </LanguageProvider>
  </QueryClientProvider>
);
