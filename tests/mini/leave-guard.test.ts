import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { LaunchOptions } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { fillAddress, logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');

const ADDRESSES = '/account/addresses/index';
const FORM = '/account/address/index';
const STREET_FIELD = '详细地址';

describe.each(PLATFORMS)('an unsaved address in %s', (platform) => {
  /** Opens a saved address in the form, and records the questions of the host. */
  async function openForm(more: Pick<LaunchOptions, 'unsupported'> = {}) {
    const host = await openProgram(platform, shopOrigin, '/pages/user/me/index', more);
    onTestFinished(() => {
      host.close();
      expect(host.errors).toEqual([]);
    });
    const { tap, write, until } = createPageDriver(host);
    const questions: string[] = [];
    let answer = true;
    host.state.answerModal = (_, question) => {
      questions.push(question);
      return answer;
    };
    const save = async () => {
      await tap({ text: '保存地址' });
      await until(() => host.page().path === ADDRESSES);
    };
    host.stack.navigateTo(ADDRESSES);
    await host.idle();
    await logIn(host);
    expect(host.page().path).toBe(ADDRESSES);
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
      questions,
      /** Goes back, answers the question, and returns the path of the page that is open then. */
      async back(choice: 'stays' | 'leaves'): Promise<string> {
        answer = choice === 'leaves';
        host.stack.back();
        await host.idle();
        return host.page().path;
      },
    };
  }

  it('is kept when the shopper stays, and discarded when the shopper leaves', async () => {
    const { host, write, back, questions } = await openForm();
    await write(STREET_FIELD, '武康路 101 号');
    expect(await back('stays')).toBe(FORM);
    expect(host.page().find({ tag: 'input', label: STREET_FIELD }).attributes.value).toBe(
      '武康路 101 号',
    );
    expect(await back('leaves')).toBe(ADDRESSES);
    expect(questions).toEqual(Array(2).fill('放弃修改？\n离开后，刚才的改动不会保存。'));
    expect(host.page().text()).not.toContain('101');
  });

  it('asks no question after saving or undoing the change', async () => {
    const { tap, write, save, back, questions } = await openForm();
    await write(STREET_FIELD, '武康路 102 号');
    await write(STREET_FIELD, '武康路 100 号');
    expect(await back('stays')).toBe(ADDRESSES);
    await tap({ text: '编辑' });
    await write(STREET_FIELD, '武康路 103 号');
    await save();
    expect(questions).toEqual([]);
    await tap({ text: '编辑' });
    await write(STREET_FIELD, '武康路 100 号');
    await save();
    expect(questions).toEqual([]);
  });

  it('asks on its own page only, also after another page was open above it', async () => {
    const { host, write, back, questions } = await openForm();
    await write(STREET_FIELD, '武康路 104 号');
    host.stack.navigateTo('/account/wishlist/index');
    await host.idle();
    expect(await back('stays')).toBe(FORM);
    expect(questions).toEqual([]);
    expect(await back('stays')).toBe(FORM);
    expect(questions).toHaveLength(1);
  });

  it('is discarded without a question where the library is too old', async () => {
    const unsupported = ['enableAlertBeforeUnload', 'disableAlertBeforeUnload'];
    const { write, back, questions } = await openForm({ unsupported });
    await write(STREET_FIELD, '武康路 106 号');
    expect(await back('stays')).toBe(ADDRESSES);
    expect(questions).toEqual([]);
  });
});
