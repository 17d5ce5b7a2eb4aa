import { defineProblems } from '../../http/problems.ts';

export const configurationProblem = defineProblems({
  'too-many': {
    code: 'conflict',
    zh: '应用与环境最多 {max} 个',
    en: 'There are at most {max} apps and environments',
  },
  'link-host': {
    code: 'bad-input',
    zh: '链接指向 {host}，不在允许的网站之列；请使用店铺路径，或请管理员加入该网站',
    en: 'The link leads to {host}, which the shop does not allow. Use a path of the shop, or ask who runs it to allow the host',
  },
  'another-person-needed': {
    code: 'forbidden',
    zh: '须由另一位有发布权限的同事启用您保存的内容',
    en: 'Another person who may publish has to resume what you have saved',
  },
  'pause-first': {
    code: 'conflict',
    zh: '请先暂停，更改后由另一位同事重新启用',
    en: 'Please pause it first; after the change another person resumes it',
  },
  'settings-needed': {
    code: 'forbidden',
    zh: '您只能更换首页页面；其他设置须由所有者更改',
    en: 'You may change the home pages only; an owner has to change the other settings',
  },
  'values-impossible': {
    code: 'bad-input',
    zh: '请修改标出的设置',
    en: 'Please correct the marked settings',
  },
  'page-missing': {
    code: 'bad-input',
    zh: '没有这个已发布的页面',
    en: 'There is no published page of this code',
  },
  'no-country': {
    code: 'bad-input',
    zh: '至少选择一个可配送的地区',
    en: 'At least one region to which the shop delivers is needed',
  },
  'no-sellers': {
    code: 'bad-input',
    zh: '须为 own、boutiques 或 merchants',
    en: 'It has to be own, boutiques or merchants',
  },
  'no-return-days': {
    code: 'bad-input',
    zh: '须为 7 至 90 的整数',
    en: 'It has to be a whole number from 7 to 90',
  },
  'version-too-new': {
    code: 'bad-input',
    zh: '须为版本号，且不高于商店中的最新版本',
    en: 'It has to be a version, and not above the newest one in the stores',
  },
});
