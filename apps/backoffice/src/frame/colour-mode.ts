import { createContext, useEffect, useMemo } from 'react';
import { useStored } from '../parts/useStored.ts';

interface ColourMode {
  readonly isDark: boolean;
  switchMode(): void;
}

export const ColourModeContext = createContext<ColourMode>({
  isDark: false,
  switchMode: () => undefined,
});

/** Dark or light as the operator chose, else as their system prefers. */
export function useColourMode(): ColourMode {
  const [isDark, setIsDark] = useStored('dark', matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return useMemo(() => ({ isDark, switchMode: () => setIsDark(!isDark) }), [isDark, setIsDark]);
}
