import { usePlatform } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import type { PageEndProps } from './PageEnd.types.ts';

/** The host reports the end of the page itself. */
export function PageEnd({ onNear }: PageEndProps) {
  const { viewport } = usePlatform();
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => viewport.onNearEnd?.(() => latest.current()), [viewport]);
  return null;
}
