import type { Opening } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, useTimed } from '@vitrine/platform';
import { selectUserBenefits } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, Note } from '@vitrine/ui';
import { formatShortDateTime } from '../dates/format-date.ts';
import { messages } from './messages.ts';
import { getAccess } from './rules.ts';

interface OpeningNoteProps {
  opening: Opening | null;
  className?: string | undefined;
}

/** When something opens, and to whom it is open before; nothing once it is open to everyone. */
export function OpeningNote({ opening, className }: OpeningNoteProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const benefits = useSelector(selectUserBenefits);
  const access = useTimed((now) => getAccess(opening, benefits, now));
  if (!opening || access === 'open') return null;
  const text = formatMessage(access === 'early' ? t.early : t.closed, {
    time: formatShortDateTime(opening.opensAt, language),
    early: formatShortDateTime(opening.earlyFrom, language),
    benefit: opening.benefit.name,
  });
  return (
    <Note className={className}>
      {text}
      {access === 'closed' && (
        <Button variant="text" to={{ route: 'accessReward' }}>
          {t.seeBenefits}
        </Button>
      )}
    </Note>
  );
}
