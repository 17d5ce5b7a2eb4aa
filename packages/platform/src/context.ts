import type { Language, Messages } from '@vitrine/kit';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Platform } from './ports/platform.ts';

const PlatformContext = createContext<Platform | null>(null);

export interface PlatformProviderProps {
  platform: Platform;
  children?: ReactNode;
}

export const PlatformProvider = ({ platform, children }: PlatformProviderProps) =>
  createElement(PlatformContext.Provider, { value: platform }, children);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('Wrap the screen in <PlatformProvider>');
  return platform;
}

export const useLanguage = (): Language => usePlatform().language;

/** The messages of a screen in the current language. */
export const useMessages = <T>(messages: Messages<T>): T => messages[useLanguage()];
