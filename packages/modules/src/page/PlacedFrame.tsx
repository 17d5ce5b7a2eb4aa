import { memo, Suspense } from 'react';
import { ModuleFrame, type ModuleFrameProps } from './ModuleFrame.tsx';

const isSame = (before: ModuleFrameProps, after: ModuleFrameProps): boolean =>
  before.placed.entry === after.placed.entry &&
  before.placed.data === after.placed.data &&
  before.placed.waits === after.placed.waits &&
  before.position === after.position &&
  before.opens === after.opens &&
  before.now === after.now;

/**
 * A module in its place. Each comes alive by itself, so that a finger never waits for all of them; and one
 * that nothing has changed for is not even looked at, as whatever has not come alive yet would have to first.
 */
export const PlacedFrame = memo(function PlacedFrame(props: ModuleFrameProps) {
  return (
    <Suspense fallback={null}>
      <ModuleFrame {...props} />
    </Suspense>
  );
}, isSame);
