import { z } from 'zod';
import { codeId, gender } from '../../entities/common.ts';
import { draftText, fieldRule, managedFields, plannedTime, positionInList } from './managed.ts';
import { version } from './page.ts';

const MAX_VALUES = 100;

/** A banner at a place of the shop. The place `popup` is the window that opens over a page. */
export const bannerFields = z.object({
  id: codeId,
  position: codeId.meta({ description: 'Such as top, bag, checkout or popup' }),
  gender: gender.nullable().default(null),
  text: draftText(300),
  link: z
    .string()
    .max(300)
    .regex(
      /^(?:\/(?![/\\])|https:\/\/)[\w\-./?=&%,+#~:@!$'()*;]*$/,
      'must be a path of the shop or an https address',
    )
    .nullable()
    .default(null),
  imageKey: z.string().min(1).max(200).nullable().default(null),
  sort: positionInList,
  startsAt: plannedTime.nullable().default(null),
  endsAt: plannedTime.nullable().default(null),
});

export const bannerInput = bannerFields.refine(
  ({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt,
  fieldRule('endsAt', 'must be after startsAt'),
);

export const managedBanner = bannerFields.extend(managedFields).meta({ id: 'ManagedBanner' });

const scalar = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]);
const list = z.array(scalar).max(MAX_VALUES);
const values = z.record(codeId, z.union([scalar, list]));
const hasFewEntries = (record: object) => Object.keys(record).length <= MAX_VALUES;
const FEW_RULE = { message: `must have at most ${MAX_VALUES} entries` };

/** The feature toggles and values of an app in an environment. */
export const configurationInput = z.object({
  toggles: z.record(codeId, z.boolean()).refine(hasFewEntries, FEW_RULE),
  configuration: z.record(codeId, z.union([scalar, list, values])).refine(hasFewEntries, FEW_RULE),
});

export const managedConfiguration = z
  .object({
    app: z.string(),
    environment: z.string(),
    toggles: z.record(z.string(), z.boolean()),
    configuration: z.record(z.string(), z.unknown()),
    version,
  })
  .meta({ id: 'ManagedConfiguration' });
