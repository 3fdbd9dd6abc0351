import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { fixedOptions, type Options } from '#src/components/form/useOptions.ts';
import { pick } from '../../screens/parts.ts';

const ROADS = { value: 1, label: 'Roads' };
const WATER = { value: 2, label: 'Water' };
const COME = fixedOptions([ROADS, WATER]);
const COMING = { ...fixedOptions([]), isFetching: true };

const entryOf = ({ value, label }: typeof ROADS) => ({ id: value, name: label });
const ignore = () => undefined;

interface Given {
  options: Options;
  chosen: (typeof ROADS)[];
}
const one = ({ options, chosen: [first] }: Given) => (
  <OptionPicker label="It" options={options} value={first?.value ?? null} onChange={ignore} hint="Hint" />
);
const several = ({ options, chosen }: Given) => (
  <OptionsPicker
    label="It"
    options={options}
    values={chosen.map(({ value }) => value)}
    onChange={ignore}
    hint="Hint"
  />
);
const entries = ({ options: { all, ...loading }, chosen }: Given) => (
  <ManyPicker
    label="It"
    options={{ ...loading, all: (all as (typeof ROADS)[]).map(entryOf) }}
    value={chosen.map(entryOf)}
    onChange={ignore}
  />
);
const SELECTS: [string, (given: Given) => ReactNode][] = [
  ['one', one],
  ['several', several],
  ['several entries', entries],
];

/** Renders a select; `give` changes its properties. */
function opened(draw: (given: Given) => ReactNode, first: Given) {
  let change = (_given: Given) => {};
  function Screen() {
    const [given, setGiven] = useState(first);
    change = setGiven;
    return draw(given);
  }
  const { container } = render(<Screen />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox'),
    give: (given: Given) => act(async () => change(given)),
    giveAtOnce: (given: Given) => flushSync(() => change(given)),
    /** The value that a dialog reads. */
    said: () => container.querySelector<HTMLInputElement>('input[type=hidden]')?.value,
    /** The visible choice: the text of one, the chips of several. */
    shown: () => [
      ...[screen.getByRole<HTMLInputElement>('combobox').value].filter(Boolean),
      ...[...container.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent),
    ],
  };
}

test.each(SELECTS)(
  '[GRD-11] typed text in a select of %s stays when its options arrive',
  async (_what, draw) => {
    const { user, field, give } = opened(draw, { options: COMING, chosen: [ROADS] });
    await user.clear(field);
    await user.type(field, 'Wat');
    await give({ options: COME, chosen: [ROADS] });
    expect(await screen.findByRole('option', { name: 'Water' })).toBeVisible();
    expect(field).toHaveValue('Wat');
  },
);

test.each(SELECTS)(
  '[GRD-11] a select of %s shows what was chosen elsewhere, nothing as well',
  async (_what, draw) => {
    const { give, said, shown } = opened(draw, { options: COME, chosen: [] });
    expect(said()).toBe('');
    await give({ options: COME, chosen: [WATER] });
    await waitFor(() => expect(shown()).toEqual(['Water']));
    expect(said()).toBe('2');
    await give({ options: COME, chosen: [ROADS] });
    await waitFor(() => expect(shown()).toEqual(['Roads']));
    await give({ options: COME, chosen: [] });
    await waitFor(() => expect(shown()).toEqual([]));
    expect(said()).toBe('');
  },
);

test('[GRD-11, SLA-18] selects a value that is set in a focused select, so that the next key replaces it', async () => {
  const { user, field, giveAtOnce } = opened(one, { options: COME, chosen: [] });
  await user.click(field);
  giveAtOnce({ options: COME, chosen: [ROADS] });
  expect(field).toHaveValue('Roads');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Roads'.length]);
  await user.keyboard('Wat');
  expect(field).toHaveValue('Wat');
});

test.each(SELECTS)(
  '[GRD-11, ERR-04] a select of %s whose options could not be loaded says only that, and reloads when it opens',
  async (_what, draw) => {
    const refetch = vi.fn();
    const failed = { ...fixedOptions([]), isError: true, refetch };
    const { user, field } = opened(draw, { options: failed, chosen: [] });
    expect(field).toHaveAccessibleDescription('declare.select.failed');
    expect(field).toBeInvalid();
    expect(refetch).not.toHaveBeenCalled();
    await user.click(field);
    expect(refetch).toHaveBeenCalledOnce();
  },
);

test('[DESK-14, GRD-11] from a list that stays open one after the other is chosen', async () => {
  function Chosen() {
    const [values, setValues] = useState<(number | string)[]>([]);
    return (
      <OptionsPicker label="It" options={COME} values={values} onChange={setValues} disableCloseOnSelect />
    );
  }
  render(<Chosen />);
  const user = userEvent.setup();
  await pick(user, screen.getByRole('combobox'), 'Roads');
  await user.click(screen.getByRole('option', { name: 'Water' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getAllByText(/^(Roads|Water)$/)).toHaveLength(2);
});
