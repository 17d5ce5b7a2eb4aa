import { z } from 'zod';
import { call } from '../call.ts';
import { accepted, messagingSharing, trackingEvent } from '../entities/tracking.ts';

const group = 'Tracking';
const MAX_EVENTS = 100;

export const tracking = {
  track: call({
    method: 'POST',
    path: '/api/v1/marketing/trackings',
    group,
    summary: 'Events of a page, up to a hundred at once; answered when they are safe',
    caller: 'anyone',
    body: z.object({ events: z.array(trackingEvent).min(1).max(MAX_EVENTS) }),
    response: accepted,
  }),
  trackMessagingSharing: call({
    method: 'POST',
    path: '/api/v1/marketing/trackings/messaging-sharing',
    group,
    summary: 'A page was sent on in the messaging app',
    caller: 'anyone',
    body: messagingSharing,
    response: accepted,
  }),
};
