import { otherLanguage } from '@vitrine/kit';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { Icon, Link } from '@vitrine/ui';
import { type Here, hereIn } from './here.ts';
import styles from './LanguageLink.module.css';
import { messages } from './messages.ts';

interface LanguageLinkProps {
  here: Here;
  /** A globe instead of words. */
  icon?: boolean;
}

/** Leads to the same place in the other language, and lets this device remember it. */
export function LanguageLink({ here, icon = false }: LanguageLinkProps) {
  const { rememberLanguage } = usePlatform();
  const words = useMessages(messages);
  const other = otherLanguage(useLanguage());
  return (
    <Link
      className={icon ? styles.icon : styles.words}
      to={hereIn(here, other)}
      label={words.otherLanguage}
      onTap={() => rememberLanguage(other)}
    >
      {icon ? <Icon name="globe" /> : words.otherLanguageShort}
    </Link>
  );
}
