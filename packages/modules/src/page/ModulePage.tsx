import { usePlatform } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { type CSSProperties, memo, useEffect, useMemo } from 'react';
import { registry } from '../registry.gen';
import { Elevator } from './Elevator.tsx';
import { elevatorTabs } from './elevator.ts';
import { failedEntries } from './loadModules.ts';
import styles from './ModulePage.module.css';
import { PlacedFrame } from './PlacedFrame.tsx';
import { CloseContext, WithdrawContext } from './place.ts';
import {
  countOpening,
  dockedAtTop,
  nextChange,
  type PageContent,
  type PlacedModule,
  placeModules,
  waitsForScroll,
} from './placing.ts';
import { problem } from './tracking.ts';
import { useGone } from './useGone.ts';
import { usePageHost } from './usePageHost.ts';
import { usePageTime } from './usePageTime.ts';
import { FIRST_SCREEN, useScrolledOn } from './useScrolledOn.ts';

/** A page of more modules than this is drawn only where it is looked at. */
const LONG_PAGE = 60;

export interface ModulePageProps {
  page: PageContent & { madeAt: number };
  /** The token exchange is over: what waits for the session may show. */
  sessionReady: boolean;
  isLoggedIn: boolean;
}

function useFailureReports({ entries, data }: PageContent): void {
  const { tracking } = usePlatform();
  useEffect(() => {
    for (const entry of failedEntries(registry, entries, data)) {
      tracking.track(problem(entry, 'load'));
    }
  }, [tracking, entries, data]);
}

interface Standing {
  modules: PlacedModule[];
  waits: boolean;
  close: (id: string) => void;
  withdraw: (id: string) => void;
}

/** What stands on the page at this moment. */
function useStanding({ page, sessionReady, isLoggedIn }: ModulePageProps): Standing {
  const now = usePageTime(page.madeAt, (moment) => nextChange(registry, page, moment));
  const host = usePageHost();
  const waits = useMemo(() => waitsForScroll(registry, page), [page]);
  const scrolledOn = useScrolledOn(waits);
  const { gone, close, withdraw } = useGone(isLoggedIn);
  const modules = useMemo(
    () => placeModules(registry, page, { now, sessionReady, host, scrolledOn, gone }),
    [page, now, sessionReady, host, scrolledOn, gone],
  );
  return { modules, waits, close, withdraw };
}

/** A content page: its modules in order, with the index of those that ask for a tab. */
export const ModulePage = memo(function ModulePage(props: ModulePageProps) {
  const { modules, waits, close, withdraw } = useStanding(props);
  useFailureReports(props.page);
  const flow = useMemo(() => modules.filter(({ dock }) => !dock), [modules]);
  const tabs = useMemo(() => elevatorTabs(flow), [flow]);

  const opening = countOpening(flow);
  const frame = (placed: PlacedModule) => (
    <PlacedFrame
      key={placed.entry.id}
      placed={placed}
      position={modules.indexOf(placed) + 1}
      now={props.page.madeAt}
      opens={placed === flow[opening]}
    />
  );
  const top = modules.filter(({ dock }) => dock?.edge === 'top');
  const bottom = modules.filter(({ dock }) => dock?.edge === 'bottom');
  return (
    <CloseContext.Provider value={close}>
      <WithdrawContext.Provider value={withdraw}>
        <Box
          className={cx(styles.page, flow.length > LONG_PAGE && styles.long)}
          style={{ '--docked': `${dockedAtTop(modules)}px` } as CSSProperties}
        >
          {waits && <Box id={FIRST_SCREEN} className={styles.firstScreen} />}
          {top.length > 0 && (
            <Box className={styles.top}>
              {top.filter(({ dock }) => !dock?.afterFirstScreen).map(frame)}
              <Box className={styles.over}>
                {top.filter(({ dock }) => dock?.afterFirstScreen).map(frame)}
              </Box>
            </Box>
          )}
          {flow.slice(0, opening).map(frame)}
          {tabs.length > 0 && <Elevator tabs={tabs} />}
          {flow.slice(opening).map(frame)}
          {bottom.length > 0 && <Box className={styles.bottom}>{bottom.map(frame)}</Box>}
        </Box>
      </WithdrawContext.Provider>
    </CloseContext.Provider>
  );
});
