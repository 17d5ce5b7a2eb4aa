import { usePlatform } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { type CSSProperties, useMemo } from 'react';
import { ModuleInfoContext } from '../context/module-context.ts';
import {
  createFailureEvent,
  createImpressionEvent,
  IMPRESSION_DWELL_MS,
  IMPRESSION_RATIO,
  type ModuleInfo,
} from '../context/tracking.ts';
import { isDarkColour, toCssColour } from '../parts/colour.ts';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';
import { getAnchorId } from './elevator-tabs.ts';
import { ModuleErrorBoundary } from './ModuleErrorBoundary.tsx';
import { ModuleFooter } from './ModuleFooter.tsx';
import styles from './ModuleFrame.module.css';
import type { PageModule } from './page-modules.ts';

export interface ModuleFrameProps {
  pageModule: PageModule;
  /** From 1, among the visible modules. */
  position: number;
  /** When the page was loaded. */
  now: number;
  /** The first module below the bars at the top of the page: it adds its own space above. */
  needsTopSpace: boolean;
}

function useModuleInfo({ entry, fields }: PageModule, position: number): ModuleInfo {
  const { id, code } = entry;
  const name = fields.moduleName;
  const isOnDark = isDarkColour(fields.background);
  return useMemo(
    () => ({ id, code, name, position, isOnDark }),
    [id, code, name, position, isOnDark],
  );
}

/** Stores the resolved background in a variable, because colour tokens change inside dark modules. */
const toBackgroundStyle = (background: string): CSSProperties =>
  ({ backgroundColor: background, '--module-background': background }) as CSSProperties;

/** The frame of every module: background, heading, footer, impression tracking and error boundary. */
export function ModuleFrame({ pageModule, position, now, needsTopSpace }: ModuleFrameProps) {
  const { tracking } = usePlatform();
  const info = useModuleInfo(pageModule, position);
  const { entry, fields, module, data, isWaitingForSession } = pageModule;
  const { View, definition } = module;
  const background = toCssColour(fields.background);

  return (
    <ModuleErrorBoundary onError={() => tracking.track(createFailureEvent(info, 'render'))}>
      <ModuleInfoContext.Provider value={info}>
        {fields.anchorLink && <Box id={getAnchorId(entry.id)} className={styles.anchor} />}
        <Box
          as="section"
          className={cx(
            styles.module,
            styles[fields.spacing],
            background && cx(styles.background, definition.noPadding && styles.noPadding),
            definition.isStickyBottom?.(fields) && styles.stickyBottom,
            needsTopSpace && fields.moduleTitle && styles.topSpace,
          )}
          {...(background && { style: toBackgroundStyle(background) })}
          {...(isWaitingForSession ? { 'aria-busy': true } : { 'data-module': entry.code })}
          onImpression={
            isWaitingForSession ? undefined : () => tracking.track(createImpressionEvent(info))
          }
          impressionRatio={IMPRESSION_RATIO}
          dwellMs={IMPRESSION_DWELL_MS}
        >
          {/* Laid out while hidden, so that nothing moves when it becomes visible. */}
          <Box
            className={cx(info.isOnDark && styles.onDark, isWaitingForSession && styles.waiting)}
          >
            {fields.moduleTitle && !definition.rendersHeading && (
              <ModuleHeading title={fields.moduleTitle} />
            )}
            <View fields={fields as never} data={data as never} now={now} />
            <ModuleFooter fields={fields} />
          </Box>
        </Box>
      </ModuleInfoContext.Provider>
    </ModuleErrorBoundary>
  );
}
