import { memo, Suspense } from 'react';
import { ModuleFrame, type ModuleFrameProps } from './ModuleFrame.tsx';

const areEqual = (previous: ModuleFrameProps, next: ModuleFrameProps): boolean =>
  previous.pageModule.entry === next.pageModule.entry &&
  previous.pageModule.data === next.pageModule.data &&
  previous.pageModule.isWaitingForSession === next.pageModule.isWaitingForSession &&
  previous.position === next.position &&
  previous.needsTopSpace === next.needsTopSpace &&
  previous.now === next.now;

/**
 * A module frame with its own Suspense boundary, so that React hydrates the modules one by one and a
 * press does not wait for all of them. It is memoized because a re-render would force a module that is
 * not hydrated yet to hydrate at once.
 */
export const MemoizedModuleFrame = memo(function MemoizedModuleFrame(props: ModuleFrameProps) {
  return (
    <Suspense fallback={null}>
      <ModuleFrame {...props} />
    </Suspense>
  );
}, areEqual);
