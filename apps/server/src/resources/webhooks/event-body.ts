import { EVENT_SUBJECTS, isShopEventType } from '../../notifications/events.ts';

interface StoredEvent {
  readonly event_id: string;
  readonly type: string;
  readonly subject_id: string;
  readonly data: Readonly<Record<string, string>>;
  readonly happened_at: Date;
}

/** What the event is about. */
export const getSubject = ({ type, subject_id }: Pick<StoredEvent, 'type' | 'subject_id'>) => ({
  type: isShopEventType(type) ? EVENT_SUBJECTS[type] : 'unknown',
  id: subject_id,
});

/** The body of a delivery: the same for every attempt, and without personal data. */
export const createEventBody = (event: StoredEvent): string =>
  JSON.stringify({
    id: event.event_id,
    type: event.type,
    at: event.happened_at.toISOString(),
    subject: getSubject(event),
    data: event.data,
  });
