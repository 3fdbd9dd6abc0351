import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptDialog } from '../../src/kit/feedback/KeptDialog.tsx';
import { DayField } from '../../src/kit/form/DayField.tsx';
import { ManyPicker } from '../../src/kit/form/ManyPicker.tsx';
import { OptionPicker } from '../../src/kit/form/OptionPicker.tsx';
import { OptionsPicker } from '../../src/kit/form/OptionsPicker.tsx';
import { fixedOptions } from '../../src/kit/form/useOptions.ts';
import { tryToLeave } from '../screens/leaving.ts';

const onClose = vi.fn();
afterEach(() => onClose.mockReset());

function open(children: ReactNode, props: { isPending?: boolean; isChanged?: boolean } = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeptDialog onClose={onClose} aria-label="Kept" {...props}>
        {children}
      </KeptDialog>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

/** Escape, and a click beside, close it, each. */
async function closes(user: User) {
  onClose.mockReset();
  await tryToLeave(user);
  expect(onClose).toHaveBeenCalledTimes(2);
}

async function stays(user: User) {
  await tryToLeave(user);
  expect(onClose).not.toHaveBeenCalled();
}

const press = (user: User, role: 'button' | 'combobox' | 'option', name: string) =>
  user.click(screen.getByRole(role, { name }));

/** As a browser that gives no focus to what is clicked on: Safari, for one. */
function withoutFocus(element: HTMLElement) {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

const ROADS = [
  { value: 1, label: 'Roads' },
  { value: 2, label: 'Water' },
];

/** Holds its value as forms do. */
function Held<T>({ of, children }: { of: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(of);
  return children(value, setValue);
}

test('[GRD-11] where nothing was changed, gone into or not, Escape and a click beside close it', async () => {
  const user = open(<input aria-label="Note" defaultValue="as it was" />);
  await closes(user);
  await user.click(screen.getByLabelText('Note'));
  await closes(user);
});

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

test('[GRD-11] what is ticked where it alone had the focus, by a screen reader, is kept', async () => {
  const user = open(<input type="checkbox" aria-label="It" />);
  fireEvent.focus(screen.getByLabelText('It'));
  fireEvent.click(screen.getByLabelText('It'));
  await stays(user);
});

test('[GRD-11] what is chosen from a list is kept, and set back it is not', async () => {
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
  onClose.mockReset();
  await stays(user);
  await press(user, 'combobox', 'About');
  await press(user, 'option', 'Roads');
  await closes(user);
});

test('[GRD-11] what is looked for in a list is not kept, what is chosen in it is, at once', async () => {
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
  onClose.mockReset();
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
  onClose.mockReset();
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

test('[GRD-11] what is ticked by a key of its own is kept', async () => {
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

test('[GRD-11] what is filled in by the screen itself, before anybody does something, is no change', async () => {
  function Suggested() {
    const [text, setText] = useState('');
    return (
      <>
        <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
        <output ref={() => setText('suggested')} />
      </>
    );
  }
  const user = open(<Suggested />);
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('suggested'));
  await closes(user);
});

test('[AREA-01, GRD-11] what was saved and emptied since, or is gone, is not lost', async () => {
  function Saving() {
    const [[text, isShown], set] = useState<[string, boolean]>(['', true]);
    return (
      <>
        <input aria-label="Name" value={text} onChange={({ target }) => set([target.value, true])} />
        {isShown && <input aria-label="More" />}
        <button type="button" onClick={() => set(['', false])}>
          Save
        </button>
      </>
    );
  }
  const user = open(<Saving />);
  await user.type(screen.getByLabelText('Name'), 'Kothapalli');
  await user.type(screen.getByLabelText('More'), 'x');
  await stays(user);
  await press(user, 'button', 'Save');
  await closes(user);
});

test('[GRD-11] what is typed in a dialog that was opened from it is that one’s', async () => {
  const user = open(
    <Held of={true}>
      {(isOpen, set) => (
        <>
          <input aria-label="Outer" />
          {isOpen && (
            <KeptDialog onClose={() => undefined} aria-label="Inner">
              <input aria-label="Note" />
              <button type="button" onClick={() => set(false)}>
                Done
              </button>
            </KeptDialog>
          )}
        </>
      )}
    </Held>,
  );
  await user.type(screen.getByLabelText('Note'), 'x');
  await stays(user);
  await press(user, 'button', 'Done');
  await closes(user);
  await user.type(screen.getByLabelText('Outer'), 'x');
  onClose.mockReset();
  await stays(user);
});

test('[GRD-11] while something is under way it stays, whatever its fields say', async () => {
  const user = open(<input aria-label="Note" />, { isPending: true, isChanged: false });
  await stays(user);
});

test('[GRD-11] a form that says itself whether it was changed is believed', async () => {
  const user = open(<input aria-label="Note" />, { isChanged: false });
  await user.type(screen.getByLabelText('Note'), 'x');
  await closes(user);
});

test('[GRD-11] a form that says that it was changed is kept', async () => {
  await stays(open(<p>Two steps</p>, { isChanged: true }));
});
