import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { image } from '../../server/factories.ts';
import { startDesk } from '../app.tsx';
import { addNews } from './records.ts';

const desk = startDesk();

const open = (at: string) => desk.renderApp({ path: at, as: 'mla' });
const field = async () => {
  const input = await screen.findByLabelText(/^Image/);
  return { input, area: input.closest('.MuiFormControl-root') as HTMLElement };
};
const bring = (files: File[], types = ['Files']) => ({ files, types, getData: () => '' });
const preview = (name: string) => screen.findByRole('img', { name });

describe('an image field', () => {
  test('[IMG-01] takes an image that is dropped on it, and shows where', async () => {
    await open('/news/create');
    const { area } = await field();
    fireEvent.dragOver(area, { dataTransfer: bring([]) });
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
    fireEvent.drop(area, { dataTransfer: bring([await image()]) });
    expect(await preview('picture.png')).toBeVisible();
    expect(area).not.toHaveAttribute('data-over');
  });

  test('[IMG-01, IMG-02] judges what was dropped or pasted as what was chosen', async () => {
    await open('/news/create');
    const { area } = await field();
    fireEvent.drop(area, { dataTransfer: bring([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]) });
    expect((await screen.findAllByText('Only JPG and PNG images are allowed.'))[0]).toBeVisible();
    const large = new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'large.gif', { type: 'image/png' });
    fireEvent.paste(await screen.findByLabelText(/^Title/), { clipboardData: bring([large]) });
    expect((await screen.findAllByText('File size must be less than 2MB.'))[0]).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('[IMG-01] takes an image that is pasted anywhere in the form while it has none', async () => {
    await open('/news/create');
    await field();
    const title = await screen.findByLabelText(/^Title/);
    fireEvent.paste(title, { clipboardData: bring([await image()]) });
    expect(await preview('picture.png')).toBeVisible();
    const other = new File([await image('jpeg')], 'other.jpg', { type: 'image/jpeg' });
    fireEvent.paste(title, { clipboardData: bring([other]) });
    fireEvent.paste(title, { clipboardData: bring([other], ['text/plain', 'Files']) });
    await waitFor(() => expect(screen.getByRole('img', { name: 'picture.png' })).toBeVisible());
    expect(screen.queryByRole('img', { name: 'other.jpg' })).toBeNull();
  });
});

const player = () => document.querySelector('iframe');
async function show(video_link: string) {
  return open(`/news/${await addNews(desk, { title: 'Speech', video_link, ...desk.places.A1 })}`);
}

test('[NEWS-02] a video of YouTube is played in the page once it is pressed, and not before', async () => {
  const { user } = await show('https://youtu.be/aqz-KE-bpKQ');
  const play = await screen.findByRole('button', { name: 'Play the video here' });
  expect(screen.getByRole('link', { name: 'https://youtu.be/aqz-KE-bpKQ' })).toBeVisible();
  expect(player()).toBeNull();
  await user.click(play);
  expect(player()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(player()).toHaveAttribute('title', 'Video player');
  expect(player()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});
