import { usePlatform } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { type CSSProperties, useMemo } from 'react';
import { isDark, paint } from '../parts/colour.ts';
import { Boundary } from './Boundary.tsx';
import { anchorOf } from './elevator.ts';
import { Foot } from './Foot.tsx';
import { Heading } from './Heading.tsx';
import styles from './ModuleFrame.module.css';
import { PlaceContext } from './place.ts';
import type { PlacedModule } from './placing.ts';
import {
  IMPRESSION_DWELL_MS,
  IMPRESSION_RATIO,
  impression,
  type ModulePlace,
  problem,
} from './tracking.ts';

export interface ModuleFrameProps {
  placed: PlacedModule;
  /** From 1, among the modules on show. */
  position: number;
  /** The time the page was made at. */
  now: number;
  /** The first one below the page's opening bars: it makes its own room above. */
  opens: boolean;
}

function usePlace({ entry, fields }: PlacedModule, position: number): ModulePlace {
  const { id, code } = entry;
  const name = fields.moduleName;
  const onDark = isDark(fields.background);
  return useMemo(() => ({ id, code, name, position, onDark }), [id, code, name, position, onDark]);
}

/** The ground as it is painted goes by a name of its own: inside, a token may stand for another colour. */
const onGround = (ground: string): CSSProperties =>
  ({ backgroundColor: ground, '--module-ground': ground }) as CSSProperties;

/** What every module has, whatever it shows: its ground, heading and foot, its place in the page. */
export function ModuleFrame({ placed, position, now, opens }: ModuleFrameProps) {
  const { tracking } = usePlatform();
  const place = usePlace(placed, position);
  const { entry, fields, module, data, waits } = placed;
  const { View, definition } = module;
  const ground = paint(fields.background);

  return (
    <Boundary onError={() => tracking.track(problem(place, 'render'))}>
      <PlaceContext.Provider value={place}>
        {fields.anchorLink && <Box id={anchorOf(entry.id)} className={styles.anchor} />}
        <Box
          as="section"
          className={cx(
            styles.module,
            styles[fields.spacing],
            ground && cx(styles.ground, definition.bare && styles.bare),
            definition.staysInSight?.(fields) && styles.inSight,
            opens && fields.moduleTitle && styles.opening,
          )}
          {...(ground && { style: onGround(ground) })}
          {...(waits ? { 'aria-busy': true } : { 'data-module': entry.code })}
          onSeen={waits ? undefined : () => tracking.track(impression(place))}
          seenRatio={IMPRESSION_RATIO}
          seenDwell={IMPRESSION_DWELL_MS}
        >
          {/* Laid out before it may be seen, so that nothing moves when it is. */}
          <Box className={cx(place.onDark && styles.onDark, waits && styles.waits)}>
            {fields.moduleTitle && !definition.drawsHeading && (
              <Heading title={fields.moduleTitle} />
            )}
            <View fields={fields as never} data={data as never} now={now} />
            <Foot fields={fields} />
          </Box>
        </Box>
      </PlaceContext.Provider>
    </Boundary>
  );
}
