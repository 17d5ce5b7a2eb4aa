import { usePlatform } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { type CSSProperties, memo, useEffect, useMemo } from 'react';
import { CloseModuleContext, HideModuleContext } from '../context/module-context.ts';
import { createFailureEvent } from '../context/tracking.ts';
import { registry } from '../registry.gen';
import { Elevator } from './Elevator.tsx';
import { buildElevatorTabs } from './elevator-tabs.ts';
import { findFailedEntries } from './load-modules.ts';
import { MemoizedModuleFrame } from './MemoizedModuleFrame.tsx';
import styles from './ModulePage.module.css';
import {
  countModulesAboveTabs,
  findNextChange,
  hasScrollTriggeredDock,
  listPageModules,
  type PageContent,
  type PageModule,
  sumTopDockHeights,
} from './page-modules.ts';
import { FIRST_SCREEN_END_ID, useIsPastFirstScreen } from './useIsPastFirstScreen.ts';
import { useModuleHost } from './useModuleHost.ts';
import { usePageTime } from './usePageTime.ts';
import { useRemovedModules } from './useRemovedModules.ts';

/** Above this number of modules, modules outside the window are not painted. */
const LONG_PAGE_MODULES = 60;

export interface ModulePageProps {
  page: PageContent & { madeAt: number };
  /** The token exchange is finished: modules that need a session may be shown. */
  isSessionReady: boolean;
  isLoggedIn: boolean;
}

function useReportLoadFailures({ entries, data }: PageContent): void {
  const { tracking } = usePlatform();
  useEffect(() => {
    for (const entry of findFailedEntries(registry, entries, data)) {
      tracking.track(createFailureEvent(entry, 'load'));
    }
  }, [tracking, entries, data]);
}

interface PageModules {
  modules: PageModule[];
  hasScrollTrigger: boolean;
  close: (id: string) => void;
  hide: (id: string) => void;
}

/** The modules to render now, and the functions that remove them. */
function usePageModules({ page, isSessionReady, isLoggedIn }: ModulePageProps): PageModules {
  const now = usePageTime(page.madeAt, (time) => findNextChange(registry, page, time));
  const host = useModuleHost();
  const hasScrollTrigger = useMemo(() => hasScrollTriggeredDock(registry, page), [page]);
  const isPastFirstScreen = useIsPastFirstScreen(hasScrollTrigger);
  const { removedIds, close, hide } = useRemovedModules(isLoggedIn);
  const modules = useMemo(
    () =>
      listPageModules(registry, page, { now, isSessionReady, host, isPastFirstScreen, removedIds }),
    [page, now, isSessionReady, host, isPastFirstScreen, removedIds],
  );
  return { modules, hasScrollTrigger, close, hide };
}

/** A content page: its modules in order, with elevator tabs for those that have an anchor label. */
export const ModulePage = memo(function ModulePage(props: ModulePageProps) {
  const { modules, hasScrollTrigger, close, hide } = usePageModules(props);
  useReportLoadFailures(props.page);
  const inFlow = useMemo(() => modules.filter(({ dock }) => !dock), [modules]);
  const tabs = useMemo(() => buildElevatorTabs(inFlow), [inFlow]);

  const countAboveTabs = countModulesAboveTabs(inFlow);
  const renderModule = (pageModule: PageModule) => (
    <MemoizedModuleFrame
      key={pageModule.entry.id}
      pageModule={pageModule}
      position={modules.indexOf(pageModule) + 1}
      now={props.page.madeAt}
      needsTopSpace={pageModule === inFlow[countAboveTabs]}
    />
  );
  const top = modules.filter(({ dock }) => dock?.edge === 'top');
  const bottom = modules.filter(({ dock }) => dock?.edge === 'bottom');
  return (
    <CloseModuleContext.Provider value={close}>
      <HideModuleContext.Provider value={hide}>
        <Box
          className={cx(styles.page, inFlow.length > LONG_PAGE_MODULES && styles.long)}
          style={{ '--docked': `${sumTopDockHeights(modules)}px` } as CSSProperties}
        >
          {hasScrollTrigger && <Box id={FIRST_SCREEN_END_ID} className={styles.firstScreen} />}
          {top.length > 0 && (
            <Box className={styles.top}>
              {top.filter(({ dock }) => !dock?.afterFirstScreen).map(renderModule)}
              <Box className={styles.overlapping}>
                {top.filter(({ dock }) => dock?.afterFirstScreen).map(renderModule)}
              </Box>
            </Box>
          )}
          {inFlow.slice(0, countAboveTabs).map(renderModule)}
          {tabs.length > 0 && <Elevator tabs={tabs} />}
          {inFlow.slice(countAboveTabs).map(renderModule)}
          {bottom.length > 0 && <Box className={styles.bottom}>{bottom.map(renderModule)}</Box>}
        </Box>
      </HideModuleContext.Provider>
    </CloseModuleContext.Provider>
  );
});
