import type { ShipmentTracking } from '@vitrine/contract';
import { useLanguage } from '@vitrine/platform';
import { Caption, FinePrint, Timeline } from '@vitrine/ui';
import { formatShortDateTime } from '../dates/format-date.ts';

interface ShipmentTimelineProps {
  tracking: ShipmentTracking;
  /** Limits the list to the newest events. */
  maxEvents?: number | undefined;
}

/** The tracking events of a shipment, newest first. */
export function ShipmentTimeline({ tracking, maxEvents }: ShipmentTimelineProps) {
  const language = useLanguage();
  return (
    <Timeline
      label={tracking.carrier}
      steps={tracking.events
        .slice(0, maxEvents)
        .map(({ code, at, place, text, detail }, index) => ({
          // The same event can happen more than once.
          key: `${code} ${at}`,
          title: text,
          state: index === 0 ? 'current' : 'done',
          note: (
            <>
              {index === 0 && detail && <Caption>{detail}</Caption>}
              <FinePrint tabular>
                {[formatShortDateTime(at, language), place].filter(Boolean).join('　')}
              </FinePrint>
            </>
          ),
        }))}
    />
  );
}
