import type { AdminResponse } from '../../api/admin-api.ts';

export type TemplatePreview = AdminResponse<'previewMessageTemplate'>['zh-CN'];
export type PreviewedCard = TemplatePreview['cards'][number];
export type CardField = PreviewedCard['fields'][number];

/** What a field of some channels makes of a value: another text, or nothing when the vendor would refuse it. */
export interface FieldEffect {
  readonly channels: readonly PreviewedCard['channel'][];
  readonly field: CardField;
}

/** The fields that would refuse or rewrite a value. Channels with the same field are one effect. */
export function listFieldEffects(
  value: string,
  cards: readonly PreviewedCard[],
): readonly FieldEffect[] {
  const effects = new Map<string, { channels: PreviewedCard['channel'][]; field: CardField }>();
  for (const { channel, fields } of cards) {
    for (const field of fields) {
      if (field.of !== value || field.shown === field.given || field.given.trim() === '') continue;
      const key = JSON.stringify([field.name, field.shown]);
      const effect = effects.get(key);
      if (effect) effect.channels.push(channel);
      else effects.set(key, { channels: [channel], field });
    }
  }
  return [...effects.values()];
}
