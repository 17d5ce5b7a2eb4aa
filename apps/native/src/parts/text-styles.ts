import { Platform, StyleSheet } from 'react-native';
import { tokens } from '../brand/tokens.ts';

/** The serif of each system, as on the web: headings have it, texts have that of the system. */
const SERIF = Platform.select({
  ios: 'Songti SC',
  web: '"Songti SC", "Noto Serif CJK SC", "Noto Serif SC", serif',
  default: 'serif',
});

/** The type of the design tokens. Phones scale it with the letter size that the shopper has set. */
export const text = StyleSheet.create({
  display: {
    fontFamily: SERIF,
    fontSize: tokens.textDisplay,
    lineHeight: tokens.leadingDisplay,
    letterSpacing: 1,
    color: tokens.ink,
  },
  h1: {
    fontFamily: SERIF,
    fontSize: tokens.textH1,
    lineHeight: tokens.leadingH1,
    letterSpacing: 0.6,
    color: tokens.ink,
  },
  h2: {
    fontFamily: SERIF,
    fontSize: tokens.textH2,
    lineHeight: tokens.leadingH2,
    letterSpacing: 0.4,
    color: tokens.ink,
  },
  h3: {
    fontFamily: SERIF,
    fontSize: tokens.textH3,
    lineHeight: tokens.leadingH3,
    fontWeight: '500',
    color: tokens.ink,
  },
  body: { fontSize: tokens.textBody, lineHeight: tokens.leadingBody, color: tokens.ink2 },
  ui: { fontSize: tokens.textUi, lineHeight: tokens.leadingUi, color: tokens.ink },
  caption: { fontSize: tokens.textCaption, lineHeight: tokens.leadingCaption, color: tokens.ink3 },
  micro: { fontSize: tokens.textMicro, lineHeight: tokens.leadingMicro, color: tokens.ink3 },
  brand: {
    fontSize: tokens.textMicro,
    lineHeight: tokens.leadingMicro,
    fontWeight: '500',
    letterSpacing: 1.2,
    textTransform: 'uppercase',
    color: tokens.ink,
  },
  eyebrow: {
    fontSize: tokens.textMicro,
    lineHeight: tokens.leadingMicro,
    letterSpacing: 2,
    textTransform: 'uppercase',
    color: tokens.ink3,
  },
  strong: { fontWeight: '500' },
  tabular: { fontVariant: ['tabular-nums'] },
});
