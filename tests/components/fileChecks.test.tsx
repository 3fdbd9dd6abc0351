import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { FileChoice } from '#src/components/files/FileChoice.tsx';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
import { pdf, slow } from '../fixtures/index.ts';

const send = vi.fn();
function Dialog() {
  const [note, setNote] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const entry = useEntryForm(
    {},
    { defaultValues: {}, onTake: () => send({ note, file: file?.name ?? null }) },
  );
  return (
    <FormDialog title="Enter" submit="Save" form={entry} onClose={() => {}}>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <FileChoice label="Scan" file={file} onChange={setFile} />
    </FormDialog>
  );
}
function open() {
  send.mockClear();
  render(<Dialog />);
  const user = userEvent.setup({ applyAccept: false });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const choose = (file: File) => user.upload(screen.getByLabelText('Scan', { selector: 'input' }), file);
  return { user, save, choose };
}

test('[CRE-14] a save waits for the check of a file that was just chosen, and includes text typed during it', async () => {
  const { user, save, choose } = open();
  const { file, read } = slow(pdf());
  await choose(file);
  await user.type(screen.getByLabelText('Note'), 'By hand');
  await save();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('common.cancel')).toBeDisabled();
  read();
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ note: 'By hand', file: 'petition.pdf' }),
  );
});

test('[CRE-14] a save that waited for a file does not happen where the file is refused', async () => {
  const { save, choose } = open();
  const { file, read } = slow(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await choose(file);
  await save();
  read();
  expect(await screen.findByRole('alert')).toHaveTextContent('notes.txt');
  expect(send).not.toHaveBeenCalled();
  await save();
  expect(send).toHaveBeenCalledExactlyOnceWith({ note: '', file: null });
});

test('[CRE-14] of two files that are read together the one chosen last is taken', async () => {
  const { save, choose } = open();
  const first = slow(pdf());
  await choose(first.file);
  await choose(new File([await pdf().arrayBuffer()], 'second.pdf', { type: 'application/pdf' }));
  await save();
  first.read();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ note: '', file: 'second.pdf' }));
});
