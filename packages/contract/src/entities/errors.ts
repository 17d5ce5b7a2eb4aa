import { z } from 'zod';

/** Every error code of the API with its HTTP status. */
export const ERROR_STATUS = {
  'bad-input': 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The error body of every call. */
export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
      reason: z
        .string()
        .optional()
        .meta({ description: 'The exact reason, for programs: out-of-stock' }),
      message: z.string().meta({ description: "In the caller's language" }),
      fields: z
        .array(z.object({ path: z.string(), message: z.string() }))
        .optional()
        .meta({ description: 'The invalid fields, by their path: query.page' }),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBody>;
