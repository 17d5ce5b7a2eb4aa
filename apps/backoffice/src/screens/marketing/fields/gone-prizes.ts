/** What happens to the odds of a prize that is gone, in the words of the draw's own rule. */
export const GONE_PRIZES: [string, string] = [
  '奖品发完后，其概率归入列表中下一项有概率的奖品；之后再无有概率的奖品时，抽中即无奖。概率为 0 的奖品永远不会发出。顾客看到的概率随之更新。',
  'When a prize is gone, its odds pass to the next prize in the list that has odds; with no such prize left, those draws win nothing. A prize with odds of 0 is never given. The odds that shoppers read follow.',
];
