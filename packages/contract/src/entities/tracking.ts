import { z } from 'zod';
import { codeId, uuid } from './common.ts';

const MAX_PARAMETERS = 40;
const MAX_NAME = 60;
const MAX_TEXT = 2_048;
/** A long URL and forty short values; events are kept for months. */
const MAX_JSON = 4_096;

const parameterValue = z.union([
  z.string().max(MAX_TEXT),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(MAX_NAME)).max(MAX_PARAMETERS),
]);

/**
 * Page, utm fields, timestamps and other parameters of an event. `uuid` prevents double counting.
 */
const parameters = z
  .object({
    uuid,
    tid: z.int().min(0).optional(),
    uniqueViewId: z.string().max(MAX_NAME).optional(),
  })
  .catchall(parameterValue)
  .refine((values) => Object.keys(values).length <= MAX_PARAMETERS, 'at most 40 parameters')
  .refine(
    (values) => Object.keys(values).every((name) => name.length <= MAX_NAME),
    'at most 60 characters',
  )
  .refine(
    (values) => JSON.stringify(values).length <= MAX_JSON,
    'at most 4096 characters altogether',
  );

const clientId = z.int32().min(1).meta({ example: 10_120 });
const customerId = z
  .string()
  .max(MAX_NAME)
  .nullable()
  .default(null)
  .meta({ description: 'The shopper of the session; of anybody else it is dropped' });

export const trackingEvent = z
  .object({
    tenantId: z.int32().min(1).meta({ example: 10_000 }),
    customerId,
    correlationId: z.string().max(MAX_NAME),
    clientId,
    event: z.enum(['GenericPageVisited', 'PageAction']),
    parameters,
  })
  .meta({ id: 'TrackingEvent' });
export type TrackingEvent = z.infer<typeof trackingEvent>;

export const messagingSharing = z
  .object({
    uuid,
    channel: z.enum(['friend', 'timeline', 'poster', 'link']),
    pageUrl: z.string().max(MAX_TEXT),
    shareId: codeId.optional(),
    correlationId: z.string().max(MAX_NAME),
    clientId,
    customerId,
  })
  .meta({ id: 'MessagingSharing' });

export const accepted = z.object({ accepted: z.int().min(0) }).meta({ id: 'Accepted' });
