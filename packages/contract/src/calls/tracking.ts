import { z } from 'zod';
import { KB } from '../body-size.ts';
import { call } from '../call.ts';
import { accepted, messagingSharing, trackingEvent } from '../entities/tracking.ts';

const group = 'Tracking';
const MAX_EVENTS = 100;

export const tracking = {
  track: call({
    method: 'POST',
    path: '/api/v1/marketing/trackings',
    group,
    summary:
      'Tracking events of a page, up to a hundred per call; the response is sent after they are stored',
    caller: 'anyone',
    maxBodyBytes: 256 * KB,
    body: z.object({ events: z.array(trackingEvent).min(1).max(MAX_EVENTS) }),
    response: accepted,
  }),
  trackMessagingSharing: call({
    method: 'POST',
    path: '/api/v1/marketing/trackings/messaging-sharing',
    group,
    summary: 'A page was shared in the messaging app',
    caller: 'anyone',
    body: messagingSharing,
    response: accepted,
  }),
};
