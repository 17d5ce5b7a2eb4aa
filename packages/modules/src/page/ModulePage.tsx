import { usePlatform } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { type CSSProperties, memo, useCallback, useEffect, useMemo, useState } from 'react';
import { registry } from '../registry.gen';
import { Elevator } from './Elevator.tsx';
import { elevatorTabs } from './elevator.ts';
import { failedEntries } from './loadModules.ts';
import styles from './ModulePage.module.css';
import { PlacedFrame } from './PlacedFrame.tsx';
import { CloseContext } from './place.ts';
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
import { usePageHost } from './usePageHost.ts';
import { usePageTime } from './usePageTime.ts';
import { FIRST_SCREEN, useScrolledOn } from './useScrolledOn.ts';

/** A page of more modules than this is drawn only where it is looked at. */
const LONG_PAGE = 60;

export interface ModulePageProps {
  page: PageContent & { madeAt: number };
  /** The token exchange is over: what waits for the session may show. */
  sessionReady: boolean;
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
}

/** What stands on the page at this moment. */
function useStanding({ page, sessionReady }: ModulePageProps): Standing {
  const now = usePageTime(page.madeAt, (moment) => nextChange(registry, page, moment));
  const host = usePageHost();
  const waits = useMemo(() => waitsForScroll(registry, page), [page]);
  const scrolledOn = useScrolledOn(waits);
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const close = useCallback((id: string) => setClosed((before) => new Set([...before, id])), []);
  const modules = useMemo(
    () => placeModules(registry, page, { now, sessionReady, host, scrolledOn, closed }),
    [page, now, sessionReady, host, scrolledOn, closed],
  );
  return { modules, waits, close };
}

/** A content page: its modules in order, with the index of those that ask for a tab. */
export const ModulePage = memo(function ModulePage(props: ModulePageProps) {
  const { modules, waits, close } = useStanding(props);
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
  const isOver = top.some(({ dock }) => dock?.afterFirstScreen);
  return (
    <CloseContext.Provider value={close}>
      <Box
        className={cx(styles.page, flow.length > LONG_PAGE && styles.long)}
        style={{ '--docked': `${dockedAtTop(modules)}px` } as CSSProperties}
      >
        {waits && <Box id={FIRST_SCREEN} className={styles.firstScreen} />}
        {top.length > 0 && (
          <Box className={cx(styles.top, isOver && styles.over)}>{top.map(frame)}</Box>
        )}
        {flow.slice(0, opening).map(frame)}
        {tabs.length > 0 && <Elevator tabs={tabs} />}
        {flow.slice(opening).map(frame)}
        {bottom.length > 0 && <Box className={styles.bottom}>{bottom.map(frame)}</Box>}
      </Box>
    </CloseContext.Provider>
  );
});
