import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'merchant-in-use': {
    code: 'conflict',
    zh: '商家暂不能归档：{obstacles}',
    en: 'The merchant cannot be archived yet: {obstacles}',
  },
  'category-circle': {
    code: 'conflict',
    zh: '不能把分类移到它自己的下级',
    en: 'A category cannot be moved below itself',
  },
  'category-of-other-gender': {
    code: 'conflict',
    zh: '不能把分类移到另一性别之下',
    en: 'A category stays in the tree of its gender',
  },
  'category-too-deep': {
    code: 'conflict',
    zh: '分类最多 {limit} 级',
    en: 'Categories have at most {limit} levels',
  },
  'root-stays': {
    code: 'conflict',
    zh: '顶级分类不能移动',
    en: 'The root of a tree cannot be moved',
  },
  'root-taken': {
    code: 'conflict',
    zh: '该性别已有顶级分类',
    en: 'This gender already has a root category',
  },
  'not-a-sibling': {
    code: 'conflict',
    zh: '所选位置已变化，请刷新后再试',
    en: 'The category before which it should go is no longer there; please reload',
  },
  'attribute-in-use': {
    code: 'conflict',
    zh: '不能删除，仍在使用：{uses}',
    en: 'It cannot be deleted while it is used by {uses}',
  },
  'colour-in-use': {
    code: 'conflict',
    zh: '不能删除，仍在使用：{uses}',
    en: 'It cannot be deleted while it is used by {uses}',
  },
  'size-system-in-chart': {
    code: 'conflict',
    zh: '对照表中仍有该尺码制的尺码，请先清空该列',
    en: 'A chart still has sizes in this system; please empty its column first',
  },
  'size-system-in-use': {
    code: 'conflict',
    zh: '仍有商品使用该尺码制',
    en: 'Products still have sizes in this system',
  },
  'base-size-system': {
    code: 'conflict',
    zh: '尺码建议以中国尺码为准，不能删除',
    en: 'The advice on sizes needs the Chinese size system, so it stays',
  },
  'size-chart-wrong': {
    code: 'bad-input',
    zh: '有尺码需要更正',
    en: 'Some sizes need a correction',
  },
  'set-in-promotion': {
    code: 'conflict',
    zh: '仍有优惠适用于该集合，不能删除或改为规则',
    en: 'A promotion covers this set, so it is neither deleted nor found by rule',
  },
  'category-in-promotion': {
    code: 'conflict',
    zh: '仍有优惠适用于该分类，不能删除',
    en: 'A promotion covers this category, so it cannot be deleted',
  },
  'words-taken': {
    code: 'conflict',
    zh: '这些词已指向另一页面：{words}',
    en: 'These words lead to another page already: {words}',
  },
});
