import { localised } from '@vitrine/kit';
import { readingPage, textSection } from './reading-page.ts';

const terms = readingPage(
  'terms',
  localised('用户协议', 'Terms'),
  localised(
    '您在这里买东西，我们各自应当做到的事。',
    'What you and we may expect of each other when you buy here.',
  ),
  [
    textSection(
      'contract',
      localised('什么时候算成交', 'When an order is agreed'),
      '<p>您付款之后，订单成立。买手店若发现单品有瑕疵或已售出，会立刻告诉您，款项原路退回。</p>',
      '<p>An order is agreed once it is paid. If a boutique finds a piece faulty or gone, we tell you at once and the money goes back the way it came.</p>',
    ),
    textSection(
      'price',
      localised('价格', 'Prices'),
      '<p>页面价格已含进口税费。下单之后涨价，与您无关；下单之后降价，三天内可来找我们。</p>',
      '<p>Prices include import tax. A rise after you order does not concern you; if it falls within three days, write to us.</p>',
    ),
    textSection(
      'account',
      localised('账户', 'Your account'),
      '<p>账户凭手机号登录，请不要借给别人。您可以随时在隐私中心注销。</p>',
      '<p>You sign in by mobile number; please do not lend it. You may close the account at any time in the privacy centre.</p>',
    ),
  ],
);

const privacy = readingPage(
  'privacy',
  localised('隐私政策', 'Privacy policy'),
  localised(
    '我们只记下把东西送到您手里所需要的。',
    'We keep what is needed to bring things to your door, and no more.',
  ),
  [
    textSection(
      'kept',
      localised('记下什么', 'What we keep'),
      '<ul><li>手机号，用来登录与联系派送</li><li>地址，用来寄送</li><li>姓名与身份证号，仅用于海关申报，加密保存</li><li>浏览器属于一千组中的哪一组、哪天第一次来，用来比较页面的两种样子；一组有许多人，认不出您</li></ul>',
      '<ul><li>Your mobile number, to sign in and to reach you at delivery</li><li>Your address, to post to</li><li>Name and ID number, for customs only, and sealed</li><li>Which of a thousand groups your browser is in, and the day it first came, to compare two versions of a page; a group is many people, and does not tell who you are</li></ul>',
    ),
    textSection(
      'asked',
      localised('先问过才做', 'What we ask first'),
      '<p>记录您看过的单品、据此推荐，都要您先点头。随时可以在隐私中心改主意。</p>',
      '<p>We remember what you have viewed, and suggest by it, only if you say so. You can change your mind in the privacy centre.</p>',
    ),
    textSection(
      'yours',
      localised('取走或抹去', 'Take it with you, or have it erased'),
      '<p>隐私中心可以导出我们记下的一切，也可以注销账户。订单依法留存，但不再带有您的姓名。</p>',
      '<p>The privacy centre hands you everything we hold, and closes the account. Orders stay, as the law asks, without your name.</p>',
    ),
  ],
);

/** The terms of use and the privacy policy. */
export const legalPages = [terms, privacy];
