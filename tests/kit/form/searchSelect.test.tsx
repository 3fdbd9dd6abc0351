import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { ManyPicker } from '../../../src/kit/form/ManyPicker.tsx';
import { OptionPicker } from '../../../src/kit/form/OptionPicker.tsx';
import { OptionsPicker } from '../../../src/kit/form/OptionsPicker.tsx';
import { fixedOptions } from '../../../src/kit/form/useOptions.ts';

const ROADS = { value: 1, label: 'Roads' };
const WATER = { value: 2, label: 'Water' };
const COMING = { ...fixedOptions([]), isFetching: true };
const COME = fixedOptions([ROADS, WATER]);

const entriesOf = ({ all, ...loading }: typeof COME) => ({
  ...loading,
  all: all.map(({ value, label }) => ({ id: Number(value), name: label })),
});

/** Draws it with options that are still under way; what comes back lets them come. */
function opened(draw: (options: typeof COME) => ReactNode) {
  let come = () => {};
  function Screen() {
    const [options, setOptions] = useState(COMING);
    come = () => setOptions(COME);
    return draw(options);
  }
  render(<Screen />);
  return { user: userEvent.setup(), come: () => act(() => come()) };
}

test.each([
  ['one', (options) => <OptionPicker label="It" options={options} value={1} onChange={ignore} />],
  ['several', (options) => <OptionsPicker label="It" options={options} values={[1]} onChange={ignore} />],
  [
    'several entries',
    (options) => (
      <ManyPicker
        label="It"
        options={entriesOf(options)}
        value={[{ id: 1, name: 'Roads' }]}
        onChange={ignore}
      />
    ),
  ],
] satisfies [string, (options: typeof COME) => ReactNode][])(
  '[GRD-11] what is typed into a select of %s stays as its choices come',
  async (_what, draw) => {
    const { user, come } = opened(draw);
    const field = screen.getByRole('combobox');
    await user.clear(field);
    await user.type(field, 'Wat');
    come();
    expect(await screen.findByRole('option', { name: 'Water' })).toBeVisible();
    expect(field).toHaveValue('Wat');
  },
);

const ignore = () => undefined;
