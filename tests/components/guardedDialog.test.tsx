import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GuardedDialog } from '#src/components/dialog/GuardedDialog.tsx';
import { Held, keptDialog, press } from './guardedDialog.tsx';

const { open, closes, stays } = keptDialog();

test('[GRD-11] where nothing was changed, gone into or not, Escape and a click beside close it', async () => {
  const user = open(<input aria-label="Note" defaultValue="as it was" />);
  await closes(user);
  await user.click(screen.getByLabelText('Note'));
  await closes(user);
});

test('[GRD-11] values that the screen fills in before any user action are no change', async () => {
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

test('[AREA-01, GRD-11] fields that were saved and then emptied, or removed, are no change', async () => {
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

test('[GRD-11] a change in an inner dialog belongs to that dialog only', async () => {
  const user = open(
    <Held of={true}>
      {(isOpen, set) => (
        <>
          <input aria-label="Outer" />
          {isOpen && (
            <GuardedDialog onClose={() => undefined} title="Inner" actions={null}>
              <input aria-label="Note" />
              <button type="button" onClick={() => set(false)}>
                Done
              </button>
            </GuardedDialog>
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
  await stays(user);
});

test('[GRD-11] stays open while a call is running, whatever its fields contain', async () => {
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
