import type { Conversation, ConversationMessage, MessageCard } from '@vitrine/contract';
import { type CardViewer, drawCard, drawMissingCard } from './cards.ts';
import type { ConversationDeps } from './deps.ts';
import { decryptMessageText } from './encryption.ts';
import { imageUrls } from './image-urls.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

type MessageDeps = Omit<ConversationDeps, 'conversationChanges'>;

function mapImageToResponse({ image_id: id, width, height }: MessageRow, deps: MessageDeps) {
  if (!id || !width || !height) return null;
  return { ...imageUrls.sign(deps.keyring, id, deps.now()), width, height };
}

/** Maps messages; each card is drawn once, however often it was sent. */
export async function mapMessagesToResponse(
  rows: readonly MessageRow[],
  viewer: CardViewer,
  deps: MessageDeps,
): Promise<ConversationMessage[]> {
  const cards = new Map<string, MessageCard>();
  for (const { card_kind: kind, card_id: id } of rows) {
    const key = `${kind} ${id}`;
    if (!kind || !id || cards.has(key)) continue;
    const reference = { kind, id };
    cards.set(key, (await drawCard(deps, reference, viewer)) ?? drawMissingCard(reference));
  }
  return rows.map((row) => ({
    position: row.position,
    from: row.sender,
    author: row.author,
    text: decryptMessageText(deps.keyring, row),
    card: cards.get(`${row.card_kind} ${row.card_id}`) ?? null,
    image: mapImageToResponse(row, deps),
    sentAt: row.sent_at.toISOString(),
  }));
}

export const mapConversationToResponse = (
  { id, topic, state, changed_at }: ConversationRow,
  { lastMessage, unread }: { lastMessage: ConversationMessage | undefined; unread: number },
): Conversation => ({
  id,
  topic,
  state,
  unread,
  lastMessage: lastMessage ?? null,
  changedAt: changed_at.toISOString(),
});
