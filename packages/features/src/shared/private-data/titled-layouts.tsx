import type { Messages } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, PageTitle, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { desktopOnly } from '../layout/layout.ts';

type Titled = Messages<{ title: string }>;

/** The layout of a screen with its title, which a phone shows in its header, above the content. */
export const titledLayout = (messages: Titled, className?: string, titleClassName?: string) =>
  function Layout({ children }: { children: ReactNode }) {
    return (
      <Box className={className}>
        <PageTitle className={titleClassName}>{useMessages(messages).title}</PageTitle>
        {children}
      </Box>
    );
  };

/** The layout of a screen whose title is for screen readers only. */
export const hiddenTitleLayout = (messages: Titled) =>
  function Layout({ children }: { children: ReactNode }) {
    return (
      <>
        <Text as="h1" visuallyHidden className={desktopOnly}>
          {useMessages(messages).title}
        </Text>
        {children}
      </>
    );
  };
