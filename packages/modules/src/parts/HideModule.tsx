import { useEffect } from 'react';
import { useHideModule } from '../context/module-context.ts';

/** Hides the surrounding module together with its heading and its elevator tab. */
export function HideModule() {
  const hideModule = useHideModule();
  useEffect(hideModule, [hideModule]);
  return null;
}
