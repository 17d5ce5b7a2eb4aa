import type { Language, Messages } from '@vitrine/kit';
import { useLanguage } from '@vitrine/platform';
import { Box, cx, PageTitle, Paragraph } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../screen-types.ts';
import styles from './AccountLayout.module.css';
import { AccountMenu } from './AccountMenu';
import type { AccountSection } from './sections.ts';

export interface AccountLayoutProps {
  /** The section that the screen belongs to. */
  section: AccountSection;
  /** The same title as in a phone's header; shown above the content on a desktop. */
  title: string;
  lead?: ReactNode;
  /** Limits the width to a comfortable line length, for forms and text. */
  isReadingWidth?: boolean | undefined;
  children?: ReactNode;
}

/** The layout of an account screen: on a desktop the account menu is beside the content. */
export const AccountLayout = ({
  section,
  title,
  lead,
  isReadingWidth,
  children,
}: AccountLayoutProps) => (
  <Box className={styles.frame}>
    <AccountMenu section={section} />
    <Box className={cx(styles.page, isReadingWidth && styles.readingWidth)}>
      <PageTitle className={styles.title}>{title}</PageTitle>
      {lead && <Paragraph className={styles.lead}>{lead}</Paragraph>}
      {children}
    </Box>
  </Box>
);

interface AccountTexts {
  title: string;
  lead?: string;
}

/** The layout of an account screen whose title and lead are among its messages, or depend on its URL. */
export const accountLayout = (
  section: AccountSection,
  texts: Messages<AccountTexts> | ((props: ScreenProps, language: Language) => AccountTexts),
  options?: Pick<AccountLayoutProps, 'isReadingWidth'>,
) =>
  function Layout({ children, ...props }: ScreenProps & { children: ReactNode }) {
    const language = useLanguage();
    const { title, lead } = typeof texts === 'function' ? texts(props, language) : texts[language];
    return (
      <AccountLayout {...options} section={section} title={title} lead={lead}>
        {children}
      </AccountLayout>
    );
  };
