import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DayField } from '#src/components/form/DayField.tsx';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { Held, keptDialog, press } from './guardedDialog.tsx';

const { open, closes, stays } = keptDialog();

/** Simulates a browser that does not focus clicked elements, such as Safari. */
function withoutFocus(element: HTMLElement) {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

const ROADS = [
  { value: 1, label: 'Roads' },
  { value: 2, label: 'Water' },
];

test.each([
  ['a line', <input key="1" aria-label="It" />],
  ['a text', <textarea key="2" aria-label="It" />],
])('[GRD-11] %s that was typed is kept, and taken back it is not', async (_what, field) => {
  const user = open(field);
  await user.type(screen.getByLabelText('It'), 'x');
  await stays(user);
  await user.clear(screen.getByLabelText('It'));
  await closes(user);
});

test('[GRD-11] formatted text that was written is kept', async () => {
  const user = open(<p contentEditable suppressContentEditableWarning data-testid="editor" />);
  const field = screen.getByTestId('editor');
  fireEvent.focus(field);
  field.textContent = 'written';
  await stays(user);
});

test.each(['checkbox', 'radio'])('[GRD-11] a %s that was ticked without the focus is kept', async (type) => {
  const user = open(<input type={type} aria-label="It" />);
  withoutFocus(screen.getByLabelText('It'));
  expect(screen.getByLabelText('It')).toBeChecked();
  await stays(user);
});

test('[GRD-11] detects a checkbox that a screen reader ticks while it has the focus', async () => {
  const user = open(<input type="checkbox" aria-label="It" />);
  fireEvent.focus(screen.getByLabelText('It'));
  fireEvent.click(screen.getByLabelText('It'));
  await stays(user);
});

test('[GRD-11] detects a choice from a list, and not one that was set back', async () => {
  const user = open(
    <Held of="1">
      {(value, set) => (
        <TextField select label="About" value={value} onChange={({ target }) => set(target.value)}>
          <MenuItem value="1">Roads</MenuItem>
          <MenuItem value="2">Water</MenuItem>
        </TextField>
      )}
    </Held>,
  );
  await closes(user);
  await press(user, 'combobox', 'About');
  await press(user, 'option', 'Water');
  await stays(user);
  await press(user, 'combobox', 'About');
  await press(user, 'option', 'Roads');
  await closes(user);
});

test('[GRD-11] ignores a search text in a list, and detects a choice in it at once', async () => {
  const user = open(
    <Held<number | string | null> of={null}>
      {(value, set) => (
        <OptionPicker label="About" options={fixedOptions(ROADS)} value={value} onChange={set} />
      )}
    </Held>,
  );
  await user.type(screen.getByRole('combobox'), 'Wat');
  await user.keyboard('{Escape}');
  await closes(user);
  await user.type(screen.getByRole('combobox'), 'Wat{Enter}');
  expect(screen.getByRole('combobox')).toHaveValue('Water');
  await stays(user);
});

test('[GRD-11] several that are chosen from a list are kept', async () => {
  const user = open(
    <Held<(number | string)[]> of={[1]}>
      {(values, set) => (
        <OptionsPicker label="About" options={fixedOptions(ROADS)} values={values} onChange={set} />
      )}
    </Held>,
  );
  await user.click(screen.getByRole('combobox'));
  await press(user, 'option', 'Water');
  await stays(user);
});

test('[GRD-11] one that is taken out of several is not lost unseen either', async () => {
  const officers = [
    { id: 1, name: 'Ravi' },
    { id: 2, name: 'Sita' },
  ];
  const user = open(
    <Held of={officers}>
      {(value, set) => (
        <ManyPicker
          label="Officers"
          options={{ ...fixedOptions([]), all: officers }}
          value={value}
          onChange={set}
        />
      )}
    </Held>,
  );
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Escape}');
  await closes(user);
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Escape}{Backspace}');
  expect(screen.queryByText('Sita')).toBeNull();
  await stays(user);
});

test('[GRD-11] a day that is chosen in the calendar of the browser is kept', async () => {
  const user = open(
    <Held of="">{(value, set) => <DayField label="Due" value={value} onChange={set} />}</Held>,
  );
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]');
  if (!calendar) throw new Error('no calendar');
  calendar.showPicker = () => undefined;
  await user.click(screen.getByRole('button'));
  fireEvent.change(calendar, { target: { value: '2099-04-01' } });
  expect(screen.getByRole('textbox')).toHaveValue('01/04/2099');
  await stays(user);
});

test('[GRD-11] detects a checkbox that is ticked by its own key', async () => {
  function Keyed() {
    const [isTicked, tick] = useState(false);
    return (
      <button type="button" onKeyDown={() => tick(true)}>
        <input type="radio" checked={isTicked} readOnly aria-label="Confirmed" />
      </button>
    );
  }
  const user = open(<Keyed />);
  screen.getByRole('button').focus();
  await user.keyboard('1');
  expect(screen.getByRole('radio')).toBeChecked();
  await stays(user);
});
