import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, Link, Text } from '@vitrine/ui';
import { CountryTap } from '../country/CountryTap.tsx';
import type { FooterColumn, ShellWords } from '../words.ts';
import styles from './Footer.module.css';
import { endsWithButtons, type Here } from './here.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { Mark } from './Mark.tsx';
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

/** The end of every page. Every word of it is the shop's own. */
export function Footer({ here, words }: { here: Here; words: ShellWords }) {
  const { country } = usePlatform();
  const { deliveringTo } = useMessages(messages);
  if (!words.name) return null;
  return (
    <Box as="footer" className={cx(styles.footer, endsWithButtons(here.route) && styles.deskOnly)}>
      <Box className={styles.columns}>
        <Box className={styles.shop}>
          <Mark words={words} />
          <Text as="p" look="cap" tone="soft" className={styles.slogan}>
            {words.footerLead}
          </Text>
        </Box>
        {words.footer.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </Box>
      <Box className={styles.end}>
        <Text look="micro" tone="quiet">
          {words.legal}
        </Text>
        <Box className={styles.place}>
          <CountryTap className={styles.country}>{deliveringTo[country]}</CountryTap>
          <LanguageLink here={here} />
        </Box>
      </Box>
    </Box>
  );
}
