import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { button, describe, form, press, recordingDesk, send, type } from './form.ts';
import { microphone, noMicrophone, position } from './media.ts';

const { sent, reload, open, openWritten } = recordingDesk();

test('[CRE-15] idle, recording, stopped: an item that can be played and removed', async () => {
  const { track, recorder } = microphone();
  await open();
  await press('Record');
  await press('Stop');
  expect(await form().findByText('Recording 1')).toBeInTheDocument();
  await waitFor(() =>
    expect(form().getByLabelText('Recording 1')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
  );
  expect(recorder()).toMatchObject({ mimeType: 'audio/webm;codecs=opus', bitRate: 32_000 });
  expect(track.stop).toHaveBeenCalled();
  fireEvent.click(form().getByLabelText('Remove Recording 1'));
  expect(form().queryByText('Recording 1')).not.toBeInTheDocument();
});

test('[CRE-12, CRE-15] stops a recording that would exceed 2 MB and says so', async () => {
  const { recorder } = microphone();
  await open();
  await press('Record');
  await button('Stop');
  await act(async () =>
    recorder()?.ondataavailable?.({ data: new Blob([new Uint8Array(MAX_ATTACHMENT_BYTES - 80_000)]) }),
  );
  expect(
    await screen.findByText('The recording has reached the 2MB size limit and was stopped.'),
  ).toBeInTheDocument();
  expect(await form().findByText('Recording 1')).toBeInTheDocument();
});

test('[CRE-15] a complaint is not sent in the middle of a recording @seldom', async () => {
  microphone();
  await openWritten();
  await press('Record');
  await button('Stop');
  await send();
  expect(await screen.findByText('Please stop the recording first.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('[CRE-16] a denied microphone blocks the screen; Reload Page is all there is, and the form survives it', async () => {
  noMicrophone('NotAllowedError');
  const { user, unmount } = await open();
  describe('<p>Typed before</p>');
  await press('Record');
  const dialog = await screen.findByRole('alertdialog', { name: 'Please enable permissions' });
  expect(dialog).toHaveTextContent('To record audio, please enable the microphone permissions.');
  await user.keyboard('{Escape}');
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reload Page']);
  await user.click(within(dialog).getByRole('button', { name: 'Reload Page' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  unmount();
  await open();
  expect(form().getByText('Typed before')).toBeInTheDocument();
});

test('[CRE-18, ERR-04] a position that is not found is told in one line; one that is found can be removed', async () => {
  position({ code: 3 });
  await open();
  type(/^Full Name/, 'Sita');
  await press('Use current position');
  expect(await screen.findByText('The position could not be found.')).toBeInTheDocument();
  position({ latitude: 17.385, longitude: 78.4867 });
  await press('Use current position');
  expect(form().getByText('17.38500, 78.48670')).toBeInTheDocument();
  fireEvent.click(form().getByLabelText('Remove the location'));
  expect(form().queryByText('17.38500, 78.48670')).not.toBeInTheDocument();
});
