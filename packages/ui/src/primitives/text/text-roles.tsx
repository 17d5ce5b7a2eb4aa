import { Text } from './Text';
import type { TextProps } from './Text.types.ts';

type RoleStyle = Pick<TextProps, 'as' | 'variant' | 'tone'>;

const textRole = (style: RoleStyle) => (props: Omit<TextProps, keyof RoleStyle>) => (
  <Text {...props} {...style} />
);

/** The heading of a section. */
export const Heading = /* @__PURE__ */ textRole({ as: 'h2', variant: 'h3' });

/** A sentence that explains. */
export const Paragraph = /* @__PURE__ */ textRole({ as: 'p', variant: 'ui', tone: 'soft' });

/** A small line that belongs to what is above it. */
export const Caption = /* @__PURE__ */ textRole({ as: 'p', variant: 'caption', tone: 'soft' });

/** A small line that may be skipped. */
export const Hint = /* @__PURE__ */ textRole({ as: 'p', variant: 'caption', tone: 'quiet' });

/** The smallest line, for what has to be said. */
export const FinePrint = /* @__PURE__ */ textRole({ as: 'p', variant: 'micro', tone: 'quiet' });

/** The brand above the name of its product. */
export const BrandName = /* @__PURE__ */ textRole({ as: 'p', variant: 'brand' });
