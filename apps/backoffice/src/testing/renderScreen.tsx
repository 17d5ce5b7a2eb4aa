import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type OperatorRole, ROLE_PERMISSIONS } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { App, ConfigProvider } from 'antd';
import type { ComponentType } from 'react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { confirmNavigation } from '../frame/leave-guard.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { storeLanguage } from '../language/stored-language.ts';
import { Confirmation } from '../session/Confirmation.tsx';
import { type CurrentOperator, OperatorContext } from '../session/useOperator.ts';
import { type CallAnswers, stubCalls } from './stub-calls.ts';

interface ScreenOptions {
  /** The path of the screen's row, and the URL that is open. */
  path?: string;
  url?: string;
  role?: OperatorRole;
  language?: Language;
  answers?: CallAnswers;
  /** What differs from an operator of the role. */
  operator?: Partial<CurrentOperator>;
}

/** An operator as their session names them. */
export const createOperator = (role: OperatorRole): CurrentOperator => ({
  id: '1',
  email: 'lin@shop.test',
  name: 'Lin',
  role,
  merchantId: role === 'merchant' ? '7' : null,
  status: 'active',
  hasSecondFactor: true,
  lastLoginAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  permissions: [...ROLE_PERMISSIONS[role]],
  recoveryCodesLeft: 10,
  importsGoods: true,
  confirmsBy: ['password', 'code'],
});

/** Shows a screen of the back office, in English by default, with answers of the server by the name of the call. */
export function renderScreen(Screen: ComponentType, options: ScreenOptions = {}) {
  const { path = '/', url = path, role = 'owner', language = 'en-US', answers = {} } = options;
  const operator = { ...createOperator(role), ...options.operator };
  localStorage.clear();
  storeLanguage(language);
  const sent = stubCalls(answers, operator);
  const location = memoryLocation({ path: url, record: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <ConfigProvider
          theme={{ token: { motion: false }, zeroRuntime: true }}
          button={{ autoInsertSpace: false }}
        >
          <App>
            <Router
              hook={location.hook}
              searchHook={location.searchHook}
              aroundNav={confirmNavigation}
            >
              <OperatorContext value={operator}>
                <Route path={path}>
                  <Screen />
                </Route>
                <Confirmation />
              </OperatorContext>
            </Router>
          </App>
        </ConfigProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const findSent = (name: string) => sent.filter((call) => call.name === name);
  return { ...view, sent, findSent, history: location.history };
}
