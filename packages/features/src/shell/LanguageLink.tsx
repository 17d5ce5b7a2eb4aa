import { otherLanguage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Icon, Link } from '@vitrine/ui';
import { type CurrentPage, inLanguage } from './current-page.ts';
import styles from './LanguageLink.module.css';
import { messages } from './messages.ts';

interface LanguageLinkProps {
  page: CurrentPage;
  /** Shows a globe icon instead of text. */
  icon?: boolean;
}

/** Links to the same page in the other language, and stores that language on the device. */
export function LanguageLink({ page, icon = false }: LanguageLinkProps) {
  const { saveLanguage } = usePlatform();
  const t = useMessages(messages);
  const other = otherLanguage(useLanguage());
  return (
    <Link
      className={icon ? styles.icon : styles.text}
      to={inLanguage(page, other)}
      label={t.otherLanguage}
      onPress={() => saveLanguage(other)}
    >
      {icon ? <Icon name="globe" /> : t.otherLanguageShort}
    </Link>
  );
}
