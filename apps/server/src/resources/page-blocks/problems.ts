import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'block-in-use': {
    code: 'conflict',
    zh: '区块仍用于：{places}。请先移除或改为副本',
    en: 'The block is still used by: {places}. Please remove it there or turn it into copies',
  },
});
