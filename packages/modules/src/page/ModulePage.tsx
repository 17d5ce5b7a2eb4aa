import { usePlatform } from '@vitrine/platform';
import { Box } from '@vitrine/ui';
import { useEffect, useMemo } from 'react';
import { registry } from '../registry.gen';
import { Elevator } from './Elevator.tsx';
import { elevatorTabs } from './elevator.ts';
import { failedEntries } from './loadModules.ts';
import { ModuleFrame } from './ModuleFrame.tsx';
import { countOpening, nextChange, type PageContent, placeModules } from './placing.ts';
import { problem } from './tracking.ts';
import { usePageTime } from './usePageTime.ts';

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

/** A content page: its modules in order, with the index of those that ask for a tab. */
export function ModulePage({ page, sessionReady }: ModulePageProps) {
  const now = usePageTime(page.madeAt, (moment) => nextChange(registry, page, moment));
  const modules = useMemo(
    () => placeModules(registry, page, { now, sessionReady }),
    [page, now, sessionReady],
  );
  const tabs = useMemo(() => elevatorTabs(modules), [modules]);
  useFailureReports(page);

  const opening = countOpening(modules);
  const frames = modules.map((placed, index) => (
    <ModuleFrame
      key={placed.entry.id}
      placed={placed}
      position={index + 1}
      now={now}
      opens={index === opening}
    />
  ));
  return (
    <Box>
      {frames.slice(0, opening)}
      {tabs.length > 0 && <Elevator tabs={tabs} />}
      {frames.slice(opening)}
    </Box>
  );
}
