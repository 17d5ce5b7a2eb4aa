import { defineMessages } from '@vitrine/kit';
import { useMessages } from '../language/LanguageProvider.tsx';
import styles from './ProductPicture.module.css';

const messages = defineMessages({
  noPicture: ['无图', 'None'],
});

/** The first image of a product in a list. */
export function ProductPicture({ url }: { url: string | null }) {
  const texts = useMessages(messages);
  return url ? (
    <img className={styles.picture} src={url} alt="" loading="lazy" />
  ) : (
    <span className={styles.noPicture}>{texts.noPicture}</span>
  );
}
