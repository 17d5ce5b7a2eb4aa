import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, Link, Text } from '@vitrine/ui';
import { CountryButton } from '../shared/country/CountryButton.tsx';
import type { FooterColumn, ShellContent } from '../shop-content.ts';
import { type CurrentPage, hidesMobileFooter, isQuiet } from './current-page.ts';
import styles from './Footer.module.css';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { messages } from './messages.ts';

function Column({ column }: { column: FooterColumn }) {
  const { name } = usePlatform();
  return (
    <Box as="nav" aria-label={column.title}>
      <Text as="p" strong className={styles.title}>
        {column.title}
      </Text>
      {column.links.map(({ text, link }) => {
        const to = resolveLink(link, name);
        return (
          to && (
            <Link key={text} to={to} className={styles.link}>
              {text}
            </Link>
          )
        );
      })}
    </Box>
  );
}

/** The footer of every page; its texts come from the shop's content. */
export function Footer({ page, content }: { page: CurrentPage; content: ShellContent }) {
  const { country, name } = usePlatform();
  const { deliveringTo } = useMessages(messages);
  if (!content.name) return null;
  const licence = content.icp && resolveLink(content.icp.link, name);
  return (
    <Box
      as="footer"
      className={cx(styles.footer, hidesMobileFooter(page.route) && styles.desktopOnly)}
    >
      <Box className={cx(styles.columns, isQuiet(page.route) && styles.mobileOnly)}>
        <Box className={styles.shop}>
          <Logo content={content} />
          <Text as="p" variant="caption" tone="soft" className={styles.slogan}>
            {content.footerLead}
          </Text>
        </Box>
        {content.footer.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </Box>
      <Box className={styles.bottom}>
        <Text variant="micro" tone="quiet">
          {content.legal}
          {content.icp && ' · '}
          {licence ? <Link to={licence}>{content.icp?.text}</Link> : content.icp?.text}
        </Text>
        <Box className={styles.settings}>
          <CountryButton className={styles.country}>{deliveringTo[country]}</CountryButton>
          <LanguageLink page={page} />
        </Box>
      </Box>
    </Box>
  );
}
