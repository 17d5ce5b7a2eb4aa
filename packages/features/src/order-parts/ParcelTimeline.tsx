import type { ParcelTracking } from '@vitrine/contract';
import { useLanguage } from '@vitrine/platform';
import { Text, Timeline } from '@vitrine/ui';
import { shortMoment } from './order-text.ts';

interface ParcelTimelineProps {
  tracking: ParcelTracking;
  /** Only so many of the newest events. */
  most?: number | undefined;
}

/** Where a parcel has been, the newest first. */
export function ParcelTimeline({ tracking, most }: ParcelTimelineProps) {
  const language = useLanguage();
  return (
    <Timeline
      label={tracking.carrier}
      steps={tracking.events.slice(0, most).map(({ code, at, place, text, detail }, index) => ({
        // Customs may ask more than once.
        key: `${code} ${at}`,
        title: text,
        state: index === 0 ? 'now' : 'done',
        note: (
          <>
            {index === 0 && detail && (
              <Text as="p" look="cap" tone="soft">
                {detail}
              </Text>
            )}
            <Text as="p" look="micro" tone="quiet" tabular>
              {[shortMoment(at, language), place].filter(Boolean).join('　')}
            </Text>
          </>
        ),
      }))}
    />
  );
}
