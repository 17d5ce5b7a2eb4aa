import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectCorrectedKeyword, selectIsOtherGender, selectKeyword } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Paragraph } from '@vitrine/ui';
import type { ListUrl } from './list-url.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Says that the results are of another keyword or gender than the shopper asked for. */
export function SearchNote({ url: { collection, gender } }: { url: ListUrl }) {
  const t = useMessages(messages);
  const { keyword } = collection;
  const corrected = useSelector(selectCorrectedKeyword);
  const isOtherGender = useSelector(selectIsOtherGender);
  // Another page of a mini-program may have made the latest search.
  const isLatestSearch = useSelector(selectKeyword) === keyword;
  if (!keyword || !isLatestSearch) return null;
  const notes = [
    corrected && formatMessage(t.corrected, { keyword, corrected }),
    isOtherGender && gender && formatMessage(t.otherGender, { gender: t.genders[gender] }),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <Paragraph role="status" className={styles.description}>
      {notes.join(' ')}
    </Paragraph>
  );
}
