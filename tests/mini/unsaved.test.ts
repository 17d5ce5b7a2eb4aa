import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { LaunchOptions } from '../mini-host/index.ts';
import { fillAddress, logIn } from './buyer.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { shopperOf } from './shopper.ts';

const shopOrigin = inject('shopOrigin');

const BOOK = '/account/addresses/index';
const FORM = '/account/address/index';
const LINE = '详细地址';

describe.each(PLATFORMS)('an address that is not saved in %s', (platform) => {
  /** A shopper with an address of theirs open, and the questions that the host asks them. */
  async function openForm(more: Pick<LaunchOptions, 'lacks'> = {}) {
    const host = await openProgram(platform, shopOrigin, '/pages/user/me/index', more);
    onTestFinished(() => {
      host.close();
      expect(host.errors).toEqual([]);
    });
    // Somebody whose address is nobody else's: the tests share a shop.
    host.state.shopper = 'demo-dora';
    const { tap, write, until } = shopperOf(host);
    const asked: string[] = [];
    let answer = true;
    host.state.answerModal = (_, question) => {
      asked.push(question);
      return answer;
    };
    const save = async () => {
      await tap({ text: '保存地址' });
      await until(() => host.page().path === BOOK);
    };
    host.stack.navigateTo(BOOK);
    await host.idle();
    await logIn(host);
    expect(host.page().path).toBe(BOOK);
    if (!host.page().has({ text: '编辑' })) {
      await tap({ text: '新增地址' });
      await fillAddress(host);
      await save();
    }
    await tap({ text: '编辑' });
    expect(host.page().path).toBe(FORM);
    return {
      host,
      tap,
      write,
      save,
      asked,
      /** Goes back as a shopper does who answers so, and tells where that led. */
      async back(answers: 'stays' | 'leaves'): Promise<string> {
        answer = answers === 'leaves';
        host.stack.back();
        await host.idle();
        return host.page().path;
      },
    };
  }

  it('is kept by whoever stays, and left by whoever means to', async () => {
    const { host, write, back, asked } = await openForm();
    await write(LINE, '武康路 101 号');
    expect(await back('stays')).toBe(FORM);
    expect(host.page().find({ tag: 'input', label: LINE }).attributes.value).toBe('武康路 101 号');
    expect(await back('leaves')).toBe(BOOK);
    expect(asked).toEqual(Array(2).fill('放弃修改？\n离开后，刚才的改动不会保存。'));
    expect(host.page().text()).not.toContain('101');
  });

  it('is asked about no more once it is saved, or as it was', async () => {
    const { tap, write, save, back, asked } = await openForm();
    await write(LINE, '武康路 102 号');
    await write(LINE, '武康路 100 号');
    expect(await back('stays')).toBe(BOOK);
    await tap({ text: '编辑' });
    await write(LINE, '武康路 103 号');
    await save();
    expect(asked).toEqual([]);
    await tap({ text: '编辑' });
    await write(LINE, '武康路 100 号');
    await save();
    expect(asked).toEqual([]);
  });

  it('waits under another page, whose way back is free, and is asked about again', async () => {
    const { host, write, back, asked } = await openForm();
    await write(LINE, '武康路 104 号');
    host.stack.navigateTo('/account/wishlist/index');
    await host.idle();
    expect(await back('stays')).toBe(FORM);
    expect(asked).toEqual([]);
    expect(await back('stays')).toBe(FORM);
    expect(asked).toHaveLength(1);
  });

  it('is left at once where the library is too old to ask', async () => {
    const lacks = ['enableAlertBeforeUnload', 'disableAlertBeforeUnload'];
    const { write, back, asked } = await openForm({ lacks });
    await write(LINE, '武康路 106 号');
    expect(await back('stays')).toBe(BOOK);
    expect(asked).toEqual([]);
  });
});
