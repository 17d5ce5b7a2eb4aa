import { SETS } from '../../sets/set-ids.ts';
import { toPage, toSet } from '../links.ts';
import { chinaMidnight } from './dates.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

/** Promotion bars, text and countdowns, each in its variants. */
export const showcaseText = ({ t, now }: PageContext): PageEntry[] => [
  entry('pos', 'bar', {
    moduleName: t('促销滚动条', 'Promotion bar'),
    spacing: 'none',
    items: [
      { text: t('一行文字，每五秒换一行', 'One line, and another every five seconds') },
      {
        text: t('这一行点开是规则', 'This line opens its rules'),
        color: 'stone',
        popupTitle: t('规则', 'The rules'),
        popupContent: t(
          '<p>规则写在这里，分段，不用小字。</p><ul><li>每单限用一次</li><li>与其他优惠择优计算</li></ul>',
          '<p>The rules go here, in paragraphs and never in small print.</p><ul><li>Once for each order</li><li>Whichever offer is better is the one that counts</li></ul>',
        ),
      },
      {
        text: t('这一行通往典藏特惠', 'This one leads to the archive'),
        link: toSet(SETS.archive),
      },
    ],
  }),
  entry('text', 'words-display', {
    moduleName: t('文字：开篇', 'Words: opening'),
    anchorLink: t('文字', 'Words'),
    style: 'display',
    kicker: 'Module by module',
    title: t('一间一间看', 'Room by room'),
    content: t(
      '<p>这一页给搭页面的人看，也给好奇的人看。</p>',
      '<p>This page is for those who build pages, and for the curious.</p>',
    ),
  }),
  entry('text', 'words-lead', {
    moduleName: t('文字：引言', 'Words: lead'),
    style: 'lead',
    content: t(
      '<p>引言用宋体，字大，行疏，三四行为宜。</p>',
      '<p>A lead is set in serif, large and open. Three or four lines will do.</p>',
    ),
  }),
  entry('text', 'words-body', {
    moduleName: t('文字：正文', 'Words: reading text'),
    title: t('正文', 'Reading text'),
    content: t(
      '<p>正文可以有<strong>着重</strong>，可以有<a href="/content/about">链接</a>，也可以列几条：</p><ul><li>第一条</li><li>第二条</li></ul>',
      '<p>Reading text may have <strong>emphasis</strong>, a <a href="/en/content/about">link</a> and a short list:</p><ul><li>The first</li><li>The second</li></ul>',
    ),
    ctaButton: { text: t('底部按钮', 'A button'), commonLink: toPage('about') },
    bottomText: t('模块底部也能写一行。', 'A module may say a line at its foot, too.'),
  }),
  entry('countDown', 'count-running', {
    moduleName: t('倒计时：进行中', 'Countdown: running'),
    anchorLink: t('倒计时', 'Countdown'),
    startTime: chinaMidnight(now, -1),
    endTime: chinaMidnight(now, 45),
    textBeforeStart: t('距开始', 'Starts in'),
    textAfterStart: t('距结束', 'Ends in'),
  }),
  entry('countDown', 'count-before', {
    moduleName: t('倒计时：未开始，照样显示', 'Countdown: before the start, shown all the same'),
    startTime: chinaMidnight(now, 60),
    endTime: chinaMidnight(now, 90),
    textBeforeStart: t('距岁末书单开启', 'The year-end list opens in'),
    textAfterStart: t('距岁末书单结束', 'The year-end list closes in'),
    alwaysShow: true,
    autoHideDay: true,
    titleColor: 'pine',
    dayColor: 'pine',
    hourColor: 'pine',
    minuteColor: 'pine',
    secondColor: 'red',
  }),
];
