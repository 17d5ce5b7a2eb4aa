import { z } from 'zod';
import { numericId } from '../../entities/common.ts';
import { MAX_MESSAGE_LENGTH } from '../../entities/conversations.ts';
import { catalogueText } from './catalogue-text.ts';
import { version } from './page.ts';

const MAX_TITLE = 40;

export const quickReplyInput = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE),
  text: catalogueText(MAX_MESSAGE_LENGTH),
});

/** An answer that operators send often. */
export const quickReply = quickReplyInput
  .extend({ id: numericId, version })
  .meta({ id: 'QuickReply' });
