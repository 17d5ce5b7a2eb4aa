import { StyleSheet } from 'react-native';
import { tokens } from '../brand/tokens.ts';

/** The type of the design tokens. Phones scale it with the letter size that the shopper has set. */
export const text = StyleSheet.create({
  h1: { fontSize: tokens.textH1, lineHeight: tokens.leadingH1, color: tokens.ink },
  h2: { fontSize: tokens.textH2, lineHeight: tokens.leadingH2, color: tokens.ink },
  h3: { fontSize: tokens.textH3, lineHeight: tokens.leadingH3, color: tokens.ink },
  body: { fontSize: tokens.textBody, lineHeight: tokens.leadingBody, color: tokens.ink2 },
  ui: { fontSize: tokens.textUi, lineHeight: tokens.leadingUi, color: tokens.ink },
  caption: { fontSize: tokens.textCaption, lineHeight: tokens.leadingCaption, color: tokens.ink3 },
  micro: { fontSize: tokens.textMicro, lineHeight: tokens.leadingMicro, color: tokens.ink3 },
});
