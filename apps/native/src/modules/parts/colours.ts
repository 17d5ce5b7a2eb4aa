import { isDarkColour } from '@vitrine/modules';
import { createContext, useContext } from 'react';
import { tokens } from '../../brand/tokens.ts';

interface Colours {
  ink: string;
  soft: string;
  quiet: string;
  line: string;
}

const ON_LIGHT: Colours = {
  ink: tokens.ink,
  soft: tokens.ink2,
  quiet: tokens.ink3,
  line: tokens.border,
};
const ON_DARK: Colours = {
  ink: tokens.onInk,
  soft: tokens.stone2,
  quiet: tokens.borderStrong,
  line: tokens.borderField,
};

const ColoursContext = createContext(ON_LIGHT);

export const ColoursProvider = ColoursContext.Provider;

/** The colours of the letters of a module, which depend on its ground. */
export const useColours = (): Colours => useContext(ColoursContext);

export const coloursOn = (background: string): Colours =>
  isDarkColour(background) ? ON_DARK : ON_LIGHT;

/** A colour field of a page: a token by its name, or a hex colour. Empty: undefined. */
export function toColour(colour: string | undefined): string | undefined {
  if (!colour || colour.startsWith('#')) return colour || undefined;
  const name = colour.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const value = (tokens as Readonly<Record<string, string | number>>)[name];
  return typeof value === 'string' ? value : undefined;
}
