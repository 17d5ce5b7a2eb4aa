import { useEffect, useState } from 'react';
import type { LightboxProps } from './Lightbox.types.ts';

type Dialog = typeof import('./LightboxDialog.tsx').LightboxDialog;

/** Pictures over the whole window, to zoom into. Its script is loaded when it is first opened. */
export function Lightbox(props: LightboxProps) {
  const { start, onClose } = props;
  const [LoadedDialog, setLoadedDialog] = useState<Dialog>();
  const isNeeded = start !== undefined && !LoadedDialog;
  useEffect(() => {
    if (!isNeeded) return;
    let isUnwanted = false;
    import('./LightboxDialog.tsx').then(
      ({ LightboxDialog }) => isUnwanted || setLoadedDialog(() => LightboxDialog),
      // Without a network the page stays as it is, and the next press tries again.
      () => isUnwanted || onClose(),
    );
    return () => {
      isUnwanted = true;
    };
  }, [isNeeded, onClose]);
  return LoadedDialog ? <LoadedDialog {...props} /> : null;
}
