import type { Language } from '@vitrine/kit';

type Fields = Readonly<Record<string, unknown>>;
type Write = (zh: string, en: string) => string;

const WEEK_MS = 7 * 24 * 60 * 60_000;
const inAWeek = (now: number) => new Date(now + WEEK_MS).toISOString();

/**
 * Texts with which a module begins, so that it is seen at once. They name nothing of a shop: pictures, sets and
 * promotions are chosen by the editor.
 */
const STARTERS: Readonly<Record<string, (write: Write, now: number) => Fields>> = {
  contentTitle: (write) => ({ title: write('标题', 'Title') }),
  text: (write) => ({ content: write('<p>正文</p>', '<p>Text</p>') }),
  textWithLink: (write) => ({ text: write('文字', 'Text'), linkText: write('了解更多', 'More') }),
  customHTML: (write) => ({ content: write('<p>内容</p>', '<p>Content</p>') }),
  ctaButton: (write) => ({ text: write('按钮', 'Button') }),
  campaignCTAButton: (write) => ({
    title: write('标题', 'Title'),
    buttons: [{ text: write('按钮', 'Button') }],
  }),
  campaignTabs: (write) => ({ tabs: [{ tabName: write('本页', 'This page'), current: true }] }),
  tabs: (write) => ({ tabs: [{ tabName: write('标签一', 'First tab') }] }),
  qa: (write) => ({
    items: [{ question: write('问题', 'Question'), answer: write('<p>回答</p>', '<p>Answer</p>') }],
  }),
  pos: (write) => ({ items: [{ text: write('促销文案', 'A line') }] }),
  countDown: (write, now) => ({
    endTime: inAWeek(now),
    textAfterStart: write('距结束', 'Ends in'),
  }),
  flashSale: (write, now) => ({
    endTime: inAWeek(now),
    moduleTitle: { title: write('限时特惠', 'Flash sale') },
  }),
  partnershipCardList: (write) => ({ cards: [{ name: write('伙伴', 'Partner') }] }),
  smartBanner: (write) => ({ title: write('官方 App', 'The app'), inPage: true }),
  developerInfo: () => ({ inPage: true }),
};

/** The fields of a module that is added to a page of a language. */
export const createStarterFields = (code: string, language: Language, now: number): Fields =>
  STARTERS[code]?.((zh, en) => (language === 'zh-CN' ? zh : en), now) ?? {};
