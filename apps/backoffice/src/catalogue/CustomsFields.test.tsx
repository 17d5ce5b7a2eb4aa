import { screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { press } from '../testing/screen-steps.ts';
import { CustomsFields } from './CustomsFields.tsx';

test.each([true, false])(
  'keeps what customs ask about, and shows it where the shop imports goods: %s',
  async (importsGoods) => {
    const save = vi.fn();
    const Screen = () => (
      <Form initialValues={{ hsCode: '6202200000' }} onFinish={save}>
        <CustomsFields of="product" />
        <Button htmlType="submit">Save</Button>
      </Form>
    );
    renderScreen(Screen, { operator: { importsGoods } });
    const field = await screen.findByDisplayValue('6202200000');
    if (importsGoods) expect(field).toBeVisible();
    else expect(field).not.toBeVisible();
    press('Save');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ hsCode: '6202200000' })),
    );
  },
);
