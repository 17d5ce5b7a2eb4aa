import { Layout, Result } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { useLanguage, useMessages } from '../language/LanguageProvider.tsx';
import { OpenScreensContext } from '../parts/open-screens.ts';
import { useStored } from '../parts/useStored.ts';
import { SCREENS, type ScreenRow } from '../screens.ts';
import { Confirmation } from '../session/Confirmation.tsx';
import { useOperator } from '../session/useOperator.ts';
import { canOpen } from './can-open.ts';
import styles from './Frame.module.css';
import { MainMenu } from './MainMenu.tsx';
import { frameMessages } from './messages.ts';
import { RehearsalNotice } from './RehearsalNotice.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { TopBar } from './TopBar.tsx';

const views = new Map<string, ComponentType>(
  SCREENS.map(({ path, load }) => [
    path,
    lazy(() => load().then((component) => ({ default: component }))),
  ]),
);

function Missing() {
  const texts = useMessages(frameMessages);
  return (
    <Result
      icon={null}
      title={<h1 className={styles.missing}>{texts.missing}</h1>}
      extra={<Link href="/">{texts.toStart}</Link>}
    />
  );
}

function ScreenView({ row }: { row: ScreenRow }) {
  const { language } = useLanguage();
  const shop = useMessages(frameMessages).title;
  const View = views.get(row.path) ?? Missing;
  return (
    <ScreenBoundary key={row.path}>
      <title>{`${row.title[language]} · ${shop}`}</title>
      <View />
    </ScreenBoundary>
  );
}

/** The menu, the top bar and the screen of the URL. Screens that the operator may not see do not exist. */
export function Frame({ fallback }: { fallback: ReactNode }) {
  const operator = useOperator();
  const texts = useMessages(frameMessages);
  const [isCollapsed, setIsCollapsed] = useStored('menu-collapsed', false);
  const [location] = useLocation();
  const rows = useMemo(() => SCREENS.filter((row) => canOpen(row, operator)), [operator]);
  const start = rows.find(({ group }) => group)?.path ?? '/account';
  return (
    <OpenScreensContext value={rows}>
      <Layout className={styles.frame}>
        <a href="#content" className={styles.skip}>
          {texts.skip}
        </a>
        <Layout.Sider
          collapsible
          breakpoint="lg"
          width={208}
          collapsedWidth={56}
          collapsed={isCollapsed}
          onCollapse={setIsCollapsed}
          className={styles.sider}
        >
          <MainMenu rows={rows} isCollapsed={isCollapsed} />
        </Layout.Sider>
        <Layout>
          <TopBar />
          <RehearsalNotice />
          <Layout.Content role="main" id="content" className={styles.content} tabIndex={-1}>
            <Suspense fallback={fallback}>
              <Switch location={location}>
                {rows.map((row) => (
                  <Route key={row.path} path={row.path}>
                    <ScreenView row={row} />
                  </Route>
                ))}
                <Route path="/">
                  <Redirect to={start} replace />
                </Route>
                <Route component={Missing} />
              </Switch>
            </Suspense>
          </Layout.Content>
        </Layout>
      </Layout>
      <Confirmation />
    </OpenScreensContext>
  );
}
