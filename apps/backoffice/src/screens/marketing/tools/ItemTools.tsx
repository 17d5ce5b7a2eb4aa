import type { Item } from '../item-source.ts';
import type { ItemType } from '../item-types.ts';
import { LotteryProof } from './LotteryProof.tsx';
import { PromoCodeTools } from './PromoCodeTools.tsx';
import { QuestionnaireAnswers } from './QuestionnaireAnswers.tsx';

/** What only one type has: generated codes, the proof of odds, the answers. */
export function ItemTools({ type, item }: { type: ItemType; item: Item }) {
  if (type === 'lottery') return <LotteryProof id={item.id} />;
  if (type === 'questionnaire') return <QuestionnaireAnswers id={item.id} />;
  if (type === 'promo-code' && item.isTemplate === true) return <PromoCodeTools id={item.id} />;
  return null;
}
